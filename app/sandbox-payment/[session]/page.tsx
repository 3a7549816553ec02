import { NotFoundPage } from '@/app/not-found-page'
import { unlistedMetadata } from '@/app/unlisted-metadata'
import { withErrorPage } from '@/app/with-error-page'
import { CheckoutHeader } from '@/components/checkout/checkout-header'
import { SandboxOver } from '@/components/sandbox/sandbox-over'
import { SandboxPayment } from '@/components/sandbox/sandbox-payment'
import { sandboxPage } from '@/lib/api/sandbox-payment'

type Props = PageProps<'/sandbox-payment/[session]'>

export function generateMetadata() {
  return unlistedMetadata('Sandbox.metaTitle')
}

/** The demo's replacement for the card provider's page: no real card, no money. */
async function SandboxPaymentPage({ params, searchParams }: Props) {
  const [{ session: id }, { problem }] = await Promise.all([params, searchParams])
  const found = await sandboxPage(id)
  if (!found) return <NotFoundPage />
  return (
    <>
      <CheckoutHeader current={2} />
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
