import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Pagination } from '@/components/ui/pagination'
import { Caption } from './caption'
import { useSay } from './use-say'

/** Breadcrumbs and pagination. */
export function PagerStates() {
  const say = useSay()
  return (
    <>
      <Caption>{say('Breadcrumbs and pages', 'المسار والصفحات')}</Caption>
      <Breadcrumbs
        trail={[
          { name: say('Home', 'الرئيسية'), href: '/' },
          { name: say('Shop', 'المتجر'), href: '/shop' },
          { name: say('Sheep & goats, Feed', 'أغنام وماعز، أعلاف') },
        ]}
      />
      <div className="mt-5 flex">
        <Pagination page={5} pages={9} hrefFor={(page) => `/shop?page=${page}`} />
      </div>
    </>
  )
}
