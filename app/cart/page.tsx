import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { withErrorPage } from '@/app/with-error-page'
import { CartView } from '@/components/cart/cart-view'
import { WithoutScripts } from '@/components/page/without-scripts'
import { PageWords } from '@/components/words/page-words'
import { servedCart } from '@/lib/gateway/cart'
import { requireCustomer } from '@/lib/gateway/customer'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Cart')
  return { title: t('metaTitle'), robots: { index: false } }
}

/** The cart's page. Spec §2. */
async function CartPage() {
  const customer = await requireCustomer('/cart')
  return (
    <div className="page-width pt-7 pb-16">
      <WithoutScripts />
      <PageWords namespaces={['Cart', 'Quantity', 'Errors', 'Header']}>
        <CartView served={await servedCart(customer.id)} />
      </PageWords>
    </div>
  )
}

export default withErrorPage(CartPage)
