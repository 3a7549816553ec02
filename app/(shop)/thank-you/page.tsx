import { unlistedMetadata } from '@/app/metadata'
import { withErrorPage } from '@/app/with-error-page'
import { Thanks } from '@/components/checkout/thanks'
import { requireCustomer, thankYouOrder } from '@/lib/backend/customer-pages'

type Props = PageProps<'/thank-you'>

export function generateMetadata() {
  return unlistedMetadata('ThankYou.metaTitle')
}

function first(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) || null
}

async function ThankYouPage({ searchParams }: Props) {
  const query = await searchParams
  const [session, order] = [first(query.session_id), first(query.order)]
  const back = new URLSearchParams({ ...(session && { session_id: session }), ...(order && { order }) })
  const customer = await requireCustomer(`/thank-you?${back}`)
  return (
    <div className="page-width py-12 md:py-16">
      <Thanks order={await thankYouOrder(customer.id, { session, order })} customerId={customer.id} session={session} />
    </div>
  )
}

export default withErrorPage(ThankYouPage)
