import { getTranslations } from 'next-intl/server'
import { nullFor, staffNotFound, staffPage, staffTitle } from '@/app/staff-page'
import { CustomerView } from '@/components/staff/customers/customer-view'
import { staffCustomerOf } from '@/lib/backend/staff'
import { comma } from '@/lib/i18n/comma'

export const generateMetadata = staffTitle('Orders.customer')

export default staffPage('/staff/customers', async ({ self, language, t, id }) => {
  const [customer, cities] = await Promise.all([
    staffCustomerOf(id).catch(nullFor('NotFound')),
    getTranslations('City'),
  ])
  if (!customer) return staffNotFound(t, t('Errors.NotFound'))
  const addresses = customer.addresses.map((one) => one.address + comma(language) + cities(one.city))
  return <CustomerView customer={customer} addresses={addresses} readOnly={self.demo} language={language} t={t} />
})
