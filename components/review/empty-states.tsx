import { LogoMark } from '@/components/brand/logo-mark'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { refresh } from '@/components/ui/icons'
import type { Product } from '@/lib/contract/product'
import { Caption } from './caption'
import { useSay } from './use-say'

/** Empty states: no content, and offline. */
export function EmptyStates({ products }: { products: Product[] }) {
  const say = useSay()
  const picture = products[0]?.images[0]
  return (
    <>
      <Caption>{say('Empty, offline', 'فارغ، بلا اتصال')}</Caption>
      <div className="grid sm:grid-cols-2">
        <EmptyState
          heading="h2"
          title={say('Your basket is resting', 'سلتك ترتاح')}
          text={say('Add something and it will wait for you here.', 'أضف شيئاً وسينتظرك هنا.')}
          picture={picture}
          actions={
            <ButtonLink href="/shop" size="small">
              {say('Start shopping', 'ابدأ التسوق')}
            </ButtonLink>
          }
        />
        <EmptyState
          heading="h2"
          offline
          title={say('You are offline', 'أنت غير متصل')}
          text={say(
            'Saved pages still open. We will retry when the signal returns.',
            'الصفحات المحفوظة تعمل. سنحاول عند عودة الاتصال.',
          )}
          picture={picture}
          mark={<LogoMark size={64} />}
          actions={
            <Button size="small">
              <Icon shape={refresh} />
              {say('Try again', 'حاول مجدداً')}
            </Button>
          }
        />
      </div>
    </>
  )
}
