import { staffPage } from '@/app/staff-page'
import { CategoriesView } from '@/components/staff/categories/categories-view'
import { staffCategories } from '@/lib/backend/staff'

export default staffPage('/staff/categories', async ({ t, query }) => (
  <CategoriesView categories={await staffCategories()} open={query('open')} t={t} />
))
