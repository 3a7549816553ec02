import { staffPage } from '@/app/staff-page'
import { ProductsView } from '@/components/staff/products/products-view'
import { deskProducts, staffCategories } from '@/lib/backend/staff'
import { ShopError } from '@/lib/contract/error'
import { StaffProductQuery } from '@/lib/contract/staff-catalogue'

const names = ['keyword', 'category', 'stock', 'visible', 'lacking', 'page'] as const

export default staffPage('/staff/products', async ({ t, language, query }) => {
  const given = Object.fromEntries(names.flatMap((name) => (query(name) ? [[name, query(name)]] : [])))
  // A mistyped address shows the whole list.
  const asked = StaffProductQuery.safeParse(given).data ?? StaffProductQuery.parse({})
  const [found, categories] = await Promise.all([
    deskProducts(asked).catch((error: unknown) => {
      if (error instanceof ShopError && error.code === 'CategoryNotFound') return { total: 0, products: [] }
      throw error
    }),
    staffCategories(),
  ])
  return <ProductsView {...found} query={asked} categories={categories} language={language} t={t} />
})
