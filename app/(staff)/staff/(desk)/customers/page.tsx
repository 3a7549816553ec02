import { staffPage, staffTitle } from '@/app/staff-page'
import { CustomersView } from '@/components/staff/customers/customers-view'
import { staffCustomers } from '@/lib/backend/staff'

export const generateMetadata = staffTitle('Customers.title')

export default staffPage('/staff/customers', async ({ language, t, query }) => {
  const search = query('search').slice(0, 200)
  const page = await staffCustomers({ search, after: query('after').slice(0, 64) })
  return <CustomersView {...page} search={search} language={language} t={t} />
})
