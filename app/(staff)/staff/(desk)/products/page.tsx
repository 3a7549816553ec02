import { nullFor, staffPage, staffTitle } from '@/app/staff-page'
import { ProductsView } from '@/components/staff/products/products-view'
import { deskProducts, staffCategories } from '@/lib/backend/staff'
import { StaffProductQuery } from '@/lib/contract/staff-catalogue'

const names = ['keyword', 'category', 'stock', 'visible', 'lacking', 'page'] as const

export const generateMetadata = staffTitle('Products.title')

export default staffPage('/staff/products', async ({ t, language, query }) => {
  const given = Object.fromEntries(names.flatMap((name) => (query(name) ? [[name, query(name)]] : [])))
  // A mistyped address shows the whole list.
  const asked = StaffProductQuery.safeParse(given).data ?? StaffProductQuery.parse({})
  const [found, categories] = await Promise.all([
    deskProducts(asked).catch(nullFor('CategoryNotFound')),
    staffCategories(),
  ])
  return (
    <ProductsView
      {...(found ?? { total: 0, products: [] })}
      query={asked}
      categories={categories}
      language={language}
      t={t}
    />
  )
})
