import { unlistedMetadata } from '@/app/metadata'
import { withErrorPage } from '@/app/with-error-page'
import { CartView } from '@/components/cart/cart-view'
import { WithoutScripts } from '@/components/navigation/without-scripts'
import { RecentlyViewed } from '@/components/recent/recently-viewed'
import { PageMessages } from '@/components/translations/page-messages'
import { cartForPage, requireCustomer } from '@/lib/backend/customer-pages'
import { timeToOrder } from '@/lib/i18n/same-day'

export const generateMetadata = unlistedMetadata('Cart.metaTitle')

export default withErrorPage(async function CartPage() {
  const customer = await requireCustomer('/cart')
  const cart = await cartForPage(customer.id)
  return (
    <div className="page-width pt-7 pb-16">
      <WithoutScripts />
      <PageMessages namespaces={['Cart', 'LeadTime', 'Quantity', 'Errors', 'Header']}>
        <CartView initialCart={cart} timeLeft={timeToOrder(new Date(), cart?.orderBy)} />
        <div className="pt-11 empty:hidden md:pt-16">
          <RecentlyViewed />
        </div>
      </PageMessages>
    </div>
  )
})
