import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { grid, list } from '@/components/ui/icons'
import { shopHref, type ShopState, type View } from '@/lib/listing/shop-query'

const shapes = { grid, list }

/** Grid or list. Spec §2 (Shop). */
export function ViewToggle({ state }: { state: ShopState }) {
  const t = useTranslations('Shop')
  return (
    <nav aria-label={t('view')} className="flex rounded-full bg-sand-100 p-1">
      {(['grid', 'list'] satisfies View[]).map((view) => (
        <Link
          key={view}
          href={shopHref({ ...state, view })}
          replace
          scroll={false}
          prefetch={false}
          rel="nofollow"
          aria-label={t(view)}
          aria-current={state.view === view ? 'true' : undefined}
          className="grid size-11 place-items-center rounded-full text-palm-900 hover:bg-palm-50 aria-current:bg-white aria-current:shadow-e1"
        >
          <Icon shape={shapes[view]} />
        </Link>
      ))}
    </nav>
  )
}
