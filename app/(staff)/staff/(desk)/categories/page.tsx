import { staffPage, staffTitle } from '@/app/staff-page'
import { CategoriesView } from '@/components/staff/categories/categories-view'
import { staffCategories } from '@/lib/backend/staff'

export const generateMetadata = staffTitle('Categories.title')

export default staffPage('/staff/categories', async ({ t, query }) => (
  <CategoriesView categories={await staffCategories()} open={query('open')} links={Number(query('links')) || 0} t={t} />
))
