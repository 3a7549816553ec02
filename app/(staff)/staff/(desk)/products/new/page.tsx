import { uuidv7 } from 'uuidv7'
import { staffPage } from '@/app/staff-page'
import { ProductEditor } from '@/components/staff/products/product-editor'
import { staffCategories } from '@/lib/backend/staff'

export default staffPage('/staff/products/new', async () => (
  <ProductEditor product={null} newId={uuidv7()} categories={await staffCategories()} />
))
