import { getTranslations } from 'next-intl/server'
import { staffPage } from '@/app/staff-page'
import { CustomerView } from '@/components/staff/customers/customer-view'
import { MessagePanel } from '@/components/staff/frame/message-panel'
import { staffCustomerOf } from '@/lib/backend/staff'
import { ShopError } from '@/lib/contract/error'
import { answerNotFound } from '@/lib/server/page-answer'

export default staffPage('/staff/customers', async ({ self, language, t, id }) => {
  const [customer, cities] = await Promise.all([staffCustomerOf(id).catch(absent), getTranslations('City')])
  if (customer) {
    const address = customer.addresses.map((one) => `${one.address}, ${cities(one.city)}`)
    return <CustomerView customer={customer} addresses={address} readOnly={self.demo} language={language} t={t} />
  }
  answerNotFound()
  return <MessagePanel title={t('NotFound.title')} text={t('Errors.NotFound')} action={t('NotFound.action')} />
})

function absent(error: unknown): null {
  if (error instanceof ShopError && error.code === 'NotFound') return null
  throw error
}
