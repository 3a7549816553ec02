import { getLocale } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { unlistedMetadata } from '@/app/metadata'
import { withErrorPage } from '@/app/with-error-page'
import { CheckoutHeader } from '@/components/checkout/checkout-header'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { WithoutScripts } from '@/components/navigation/without-scripts'
import { PageMessages } from '@/components/translations/page-messages'
import { TextLink } from '@/components/ui/text-link'
import { getShopInfo, hasPolicies, unsentChannels } from '@/lib/backend/cached-reads'
import { checkoutForPage, requireCustomer } from '@/lib/backend/customer-pages'
import { comma } from '@/lib/i18n/comma'
import { timeToOrder } from '@/lib/i18n/same-day'
import { policyHref } from '@/lib/config/routes'
import type { PolicyName } from '@/lib/contract/policy'
import type { ShopInfo } from '@/lib/config/shop-info'

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
            timeLeft={timeToOrder(new Date())}
            phone={<ShopPhone shop={shop} />}
            pickupAddress={[shop.address, shop.city].map((part) => part[language]).join(comma(language))}
            terms={<CheckoutTerms shop={shop} policies={hasPolicies()} vatShown={cart.vat !== null} />}
            taxInvoices={shop.trn !== null}
            {...(unsent.length > 0 && { unsent })}
          />
        </PageMessages>
      </div>
    </>
  )
})

type Contacts = Pick<ShopInfo, 'phone' | 'phoneShown' | 'email'>

/** The contact for changes, as the checkout has no footer; and that prices include VAT, unless the sums show how much. */
function CheckoutTerms({ shop, policies, vatShown }: { shop: Contacts; policies: boolean; vatShown: boolean }) {
  const t = useTranslations('Checkout')
  const { email } = shop
  const mail = (
    <a href={`mailto:${email}`} className="link inline-block py-0.5">
      <bdi dir="ltr">{email}</bdi>
    </a>
  )
  return (
    <p className="text-center text-small wrap-anywhere text-date-600">
      {policies && (
        <span className="mb-2 block">
          {t.rich('policies', {
            terms: (words) => policyLink('terms', words),
            returns: (words) => policyLink('returns', words),
            privacy: (words) => policyLink('privacy', words),
          })}
        </span>
      )}
      {t.rich(vatShown ? 'termsWithoutVat' : 'terms', { phone: () => <ShopPhone shop={shop} />, email: () => mail })}
    </p>
  )
}

function policyLink(name: PolicyName, words: ReactNode) {
  return (
    <TextLink href={policyHref(name)} className="inline-block py-0.5">
      {words}
    </TextLink>
  )
}

function ShopPhone({ shop }: { shop: Contacts }) {
  const { phone, phoneShown } = shop
  return (
    <a href={`tel:${phone}`} className="link inline-block py-0.5">
      <bdi dir="ltr">{phoneShown}</bdi>
    </a>
  )
}
