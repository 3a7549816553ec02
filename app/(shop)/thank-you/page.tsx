import { unlistedMetadata } from '@/app/metadata'
import { withErrorPage } from '@/app/with-error-page'
import { Thanks } from '@/components/checkout/thanks'
import { unsentChannels } from '@/lib/backend/cached-reads'
import { requireCustomer, thankYouOrder } from '@/lib/backend/customer-pages'

type Props = PageProps<'/thank-you'>

export const generateMetadata = unlistedMetadata('ThankYou.metaTitle')

function first(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) || null
}

export default withErrorPage(async function ThankYouPage({ searchParams }: Props) {
  const query = await searchParams
  const [session, order] = [first(query.session_id), first(query.order)]
  const back = new URLSearchParams({ ...(session && { session_id: session }), ...(order && { order }) })
  const customer = await requireCustomer(`/thank-you?${back}`)
  const [found, unsent] = await Promise.all([thankYouOrder(customer.id, { session, order }), unsentChannels()])
  return (
    <div className="page-width py-12 md:py-16">
      <Thanks order={found} customerId={customer.id} session={session} unsent={unsent} />
    </div>
  )
})
