import { unlistedMetadata } from '@/app/metadata'
import { withErrorPage } from '@/app/with-error-page'
import { Thanks } from '@/components/checkout/thanks'
import { unsentChannels } from '@/lib/backend/cached-reads'
import { requireCustomer, thankYouOrder } from '@/lib/backend/customer-pages'
import { toSearchParams } from '@/lib/listing/shop-query'

export const generateMetadata = unlistedMetadata('ThankYou.metaTitle')

export default withErrorPage(async function ThankYouPage({ searchParams }: PageProps<'/thank-you'>) {
  const query = toSearchParams(await searchParams)
  const [session, order] = [query.get('session_id') || null, query.get('order') || null]
  const back = new URLSearchParams({ ...(session && { session_id: session }), ...(order && { order }) })
  const customer = await requireCustomer(`/thank-you?${back}`)
  const [found, unsent] = await Promise.all([thankYouOrder(customer.id, { session, order }), unsentChannels()])
  return (
    <div className="page-width py-12 md:py-16">
      <Thanks order={found} customerId={customer.id} session={session} unsent={unsent} />
    </div>
  )
})
