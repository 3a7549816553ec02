import { unlistedMetadata } from '@/app/metadata'
import { withErrorPage } from '@/app/with-error-page'
import { getLocale } from 'next-intl/server'
import { CheckoutHeader } from '@/components/checkout/checkout-header'
import { CheckoutTerms } from '@/components/checkout/checkout-terms'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { ShopPhone } from '@/components/checkout/checkout-terms'
import { WithoutScripts } from '@/components/navigation/without-scripts'
import { PageMessages } from '@/components/translations/page-messages'
import { getShopInfo, hasPolicies } from '@/lib/backend/cached-reads'
import { checkoutForPage, requireCustomer } from '@/lib/backend/customer-pages'
import { timeToOrder } from '@/lib/i18n/same-day'

export function generateMetadata() {
  return unlistedMetadata('Checkout.metaTitle')
}

async function CheckoutPage({ searchParams }: PageProps<'/demo'>) {
  const cancelled = (await searchParams).payment === 'cancelled'
  const customer = await requireCustomer('/demo')
  const [{ cart, addresses, cards }, shop] = await Promise.all([checkoutForPage(customer.id), getShopInfo()])
  return (
    <>
      <CheckoutHeader shop={shop.name[await getLocale()]} />
      <div className="page-width @container pt-7 pb-28">
        <WithoutScripts />
        <PageMessages namespaces={['Cart', 'Checkout', 'City', 'Location', 'Quantity', 'Errors', 'Header']}>
          <CheckoutView
            key={customer.id}
            served={cart}
            customer={{ id: customer.id, email: customer.email, phone: customer.phone }}
            savedAddresses={addresses}
            cards={cards}
            cancelled={cancelled}
            timeLeft={timeToOrder(new Date())}
            phone={<ShopPhone shop={shop} />}
            terms={<CheckoutTerms shop={shop} policies={hasPolicies()} />}
          />
        </PageMessages>
      </div>
    </>
  )
}

export default withErrorPage(CheckoutPage)
