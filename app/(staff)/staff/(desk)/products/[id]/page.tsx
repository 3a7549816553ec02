import { nullFor, staffNotFound, staffPage, staffTitle } from '@/app/staff-page'
import { ProductEditor } from '@/components/staff/products/product-editor'
import { editedProduct, staffCategories } from '@/lib/backend/staff'

export const generateMetadata = staffTitle('Products.product')

export default staffPage('/staff/products', async ({ id, t }) => {
  const [product, categories] = await Promise.all([
    editedProduct(decodeURIComponent(id)).catch(nullFor('ProductNotFound')),
    staffCategories(),
  ])
  if (!product) return staffNotFound(t)
  return <ProductEditor key={product.id} product={product} newId="" categories={categories} />
})
