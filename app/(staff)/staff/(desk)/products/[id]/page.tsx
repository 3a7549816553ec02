import { staffPage } from '@/app/staff-page'
import { MessagePanel } from '@/components/staff/frame/message-panel'
import { ProductEditor } from '@/components/staff/products/product-editor'
import { editedProduct, staffCategories } from '@/lib/backend/staff'
import { ShopError } from '@/lib/contract/error'
import { answerNotFound } from '@/lib/server/page-answer'

export default staffPage('/staff/products', async ({ id, t }) => {
  const [product, categories] = await Promise.all([
    editedProduct(decodeURIComponent(id)).catch((error: unknown) => {
      if (error instanceof ShopError && error.code === 'ProductNotFound') return null
      throw error
    }),
    staffCategories(),
  ])
  if (product) return <ProductEditor key={product.id} product={product} newId="" categories={categories} />
  answerNotFound()
  return <MessagePanel title={t('NotFound.title')} text={t('NotFound.text')} action={t('NotFound.action')} />
})
