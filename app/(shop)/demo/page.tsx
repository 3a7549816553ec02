import { getLocale } from 'next-intl/server'
import { unlistedMetadata } from '@/app/metadata'
import { withErrorPage } from '@/app/with-error-page'
import { CheckoutHeader } from '@/components/checkout/checkout-header'
import { CheckoutTerms, ShopPhone } from '@/components/checkout/checkout-terms'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { WithoutScripts } from '@/components/navigation/without-scripts'
import { PageMessages } from '@/components/translations/page-messages'
import { getShopInfo, hasPolicies, unsentChannels } from '@/lib/backend/cached-reads'
import { checkoutForPage, requireCustomer } from '@/lib/backend/customer-pages'
import { comma } from '@/lib/i18n/comma'
import { timeToOrder } from '@/lib/i18n/same-day'

export const generateMetadata = unlistedMetadata('Checkout.metaTitle')

export default withErrorPage(async function CheckoutPage({ searchParams }: PageProps<'/demo'>) {
  const cancelled = (await searchParams).payment === 'cancelled'
  const customer = await requireCustomer('/demo')
  const [{ cart, addresses, cards, offer }, shop, unsent] = await Promise.all([
    checkoutForPage(customer.id),
    getShopInfo(),
    unsentChannels(),
  ])
  const language = await getLocale()
  return (
    <>
      <CheckoutHeader shop={shop.name[language]} />
      <div className="page-width @container pt-7 pb-28">
        <WithoutScripts />
        <PageMessages namespaces={['Cart', 'Checkout', 'City', 'LeadTime', 'Location', 'Quantity', 'Errors', 'Header']}>
          <CheckoutView
            key={customer.id}
            initialCart={cart}
            initialOffer={offer}
            customer={{ id: customer.id, email: customer.email, phone: customer.phone }}
            savedAddresses={addresses}
            cards={cards}
            cancelled={cancelled}
            timeLeft={timeToOrder(new Date(), cart?.orderBy)}
            phone={<ShopPhone shop={shop} />}
            pickupAddress={[shop.address, shop.city].map((part) => part[language]).join(comma(language))}
            terms={<CheckoutTerms shop={shop} policies={hasPolicies()} cart={cart} />}
            taxInvoices={shop.trn !== null}
            {...(unsent.length > 0 && { unsent })}
          />
        </PageMessages>
      </div>
    </>
  )
})
