import { staffPage, staffTitle } from '@/app/staff-page'
import { NewOrderView } from '@/components/staff/new-order/new-order-view'
import { loadMessages } from '@/lib/i18n/messages'

export const generateMetadata = staffTitle('Phone.title')

export default staffPage('/staff/orders/new', async ({ language }) => {
  const { City, Preparation } = await loadMessages(language)
  return <NewOrderView cities={City} questions={Preparation} />
})
