import { getTranslations } from 'next-intl/server'
import { unlistedMetadata } from '@/app/metadata'
import { withErrorPage } from '@/app/with-error-page'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon, card } from '@/components/ui/icon'
import { requireCustomer } from '@/lib/backend/customer-pages'

export const generateMetadata = unlistedMetadata('Checkout.infoMeta')

/** Asks the customer to complete the form and choose a payment method. Spec §2. */
export default withErrorPage(async function CheckoutInfoPage() {
  await requireCustomer('/checkout')
  const t = await getTranslations('Checkout')
  return (
    <div className="page-width py-14">
      <EmptyState heading="h1" title={t('infoTitle')} text={t('infoText')} mark={<Icon shape={card} size={56} />}>
        <ButtonLink href="/demo">{t('infoAction')}</ButtonLink>
        <ButtonLink href="/shop" look="quiet">
          {t('infoShop')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
})
