import { useTranslations } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { NotFoundPage, withErrorPage } from '@/app/with-error-page'
import { unlistedMetadata } from '@/app/metadata'
import { CheckoutHeader } from '@/components/checkout/checkout-header'
import { SandboxPayment } from '@/components/sandbox/sandbox-payment'
import { getShopInfo } from '@/lib/backend/cached-reads'
import { sandboxPage } from '@/lib/api/sandbox-payment'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { card } from '@/components/ui/icons'

type Props = PageProps<'/sandbox-payment/[session]'>

export function generateMetadata() {
  return unlistedMetadata('Sandbox.metaTitle')
}

/** The demo's replacement for the card provider's page: no real card, no money. */
async function SandboxPaymentPage({ params, searchParams }: Props) {
  const [{ session: id }, { problem }] = await Promise.all([params, searchParams])
  const [found, shop, language] = await Promise.all([sandboxPage(id), getShopInfo(), getLocale()])
  if (!found) return <NotFoundPage />
  return (
    <>
      <CheckoutHeader shop={shop.name[language]} current={2} />
      <div className="page-width py-10 md:py-14">
        {found.session.state === 'open' ? (
          <SandboxPayment
            session={id}
            order={found.order}
            problem={problem === 'declined' || problem === 'card' ? problem : null}
          />
        ) : (
          <SandboxOver session={id} paid={found.session.paid} />
        )}
      </div>
    </>
  )
}

export default withErrorPage(SandboxPaymentPage)

function SandboxOver({ session, paid }: { session: string; paid: boolean }) {
  const t = useTranslations('Sandbox')
  return (
    <EmptyState
      heading="h1"
      title={t(paid ? 'paidTitle' : 'overTitle')}
      text={t(paid ? 'paidText' : 'overText')}
      mark={<Icon shape={card} size={56} />}
      actions={
        <ButtonLink href={paid ? `/thank-you?session_id=${encodeURIComponent(session)}` : '/demo'}>
          {t(paid ? 'toOrder' : 'toCheckout')}
        </ButtonLink>
      }
    />
  )
}
