import { uuidv7 } from 'uuidv7'
import { staffPage, staffTitle } from '@/app/staff-page'
import { ProductEditor } from '@/components/staff/products/product-editor'
import { staffCategories } from '@/lib/backend/staff'

export const generateMetadata = staffTitle('Products.add')

export default staffPage('/staff/products/new', async () => (
  <ProductEditor product={null} newId={uuidv7()} categories={await staffCategories()} />
))
