import { Hono } from 'hono'
import { ShopError } from '@/lib/contract/error'
import { text } from '@/lib/contract/fields'
import { SeedBody, StockBody } from '@/lib/contract/staff'
import {
  CategoryOrderBody,
  CategoryPictureBody,
  FactsBody,
  FeedsBody,
  LiveBody,
  NewCategoryBody,
  RemovalBody,
  RenameBody,
  SellingBody,
  StaffProductQuery,
} from '@/lib/contract/staff-catalogue'
import { VatClassBody } from '@/lib/contract/staff-invoices'
import { HomeBody } from '@/lib/contract/staff-home'
import { NewProductBody, ProductBody, ProductsBody, UndoBody } from '@/lib/contract/staff-products'
import { PreparationsBody } from '@/lib/contract/staff-preparations'
import { orderCategories, setCategoryPicture, addCategory } from '@/lib/shop/staff/categories/arrange'
import { staffCategories } from '@/lib/shop/staff/categories/find'
import { categoryPreparations, setPreparations } from '@/lib/shop/staff/categories/preparations'
import { removeCategory } from '@/lib/shop/staff/categories/remove'
import { renameCategory } from '@/lib/shop/staff/categories/rename'
import { ownHome, setHome } from '@/lib/shop/staff/home'
import { keepHomeDraft } from '@/lib/shop/staff/home-draft'
import { changeProducts } from '@/lib/shop/staff/product/change-many'
import { editedProduct } from '@/lib/shop/staff/product/edited'
import { createProduct, saveProduct } from '@/lib/shop/staff/product/save'
import { undoChange } from '@/lib/shop/staff/product/undo-change'
import { staffProductOf, staffProducts } from '@/lib/shop/staff/products'
import { setCategoryLive, setFacts, setSelling } from '@/lib/shop/staff/change-product'
import { seedSynthetic } from '@/lib/shop/staff/seed-synthetic'
import { setCategoryFeeds, setProductFeeds, setProductVat, setStock } from '@/lib/shop/staff/settings'
import type { StaffEnv } from './access'
import { changed, queried, readBody, readParam, sent } from './input'
import { ndjson } from './stream'

/** Products (all, including hidden ones), stock, categories, the home page, and synthetic products for scale tests. */
export const catalogueCalls = new Hono<StaffEnv>()

catalogueCalls.get('/products', queried(StaffProductQuery, staffProducts))
catalogueCalls.post('/products', sent(NewProductBody, createProduct))
catalogueCalls.put('/products', sent(ProductsBody, changeProducts))
catalogueCalls.post('/products/undo', sent(UndoBody, undoChange))
catalogueCalls.get('/products/:id', async (c) =>
  c.json({ data: await staffProductOf(readParam(text(255), c.req.param('id'))) }),
)
catalogueCalls.get('/products/:id/content', async (c) => c.json({ data: await editedProduct(c.req.param('id')) }))
catalogueCalls.put('/products/:id', async (c) =>
  c.json({ data: await saveProduct(c.req.param('id'), await readBody(ProductBody, c)) }),
)
catalogueCalls.put('/products/:named/feeds', changed(FeedsBody, setProductFeeds))
catalogueCalls.put('/products/:named/vat', changed(VatClassBody, setProductVat))
catalogueCalls.put('/products/:named/selling', changed(SellingBody, setSelling))
catalogueCalls.put('/products/:named/facts', changed(FactsBody, setFacts))
catalogueCalls.put('/stock', sent(StockBody, setStock))

catalogueCalls.get('/categories', async (c) => c.json({ data: await staffCategories() }))
catalogueCalls.post('/categories', sent(NewCategoryBody, addCategory))
catalogueCalls.put('/categories', async (c) => ndjson(renameCategory(await readBody(RenameBody, c)), c.req.raw.signal))
catalogueCalls.delete('/categories', async (c) =>
  ndjson(removeCategory(await readBody(RemovalBody, c)), c.req.raw.signal),
)
catalogueCalls.put('/categories/order', sent(CategoryOrderBody, orderCategories))
catalogueCalls.put('/categories/:named/picture', changed(CategoryPictureBody, setCategoryPicture))
catalogueCalls.put('/categories/:named/feeds', changed(FeedsBody, setCategoryFeeds))
catalogueCalls.put('/categories/:named/live', changed(LiveBody, setCategoryLive))
catalogueCalls.get('/categories/:named/preparations', async (c) =>
  c.json({ data: await categoryPreparations(c.req.param('named')) }),
)
catalogueCalls.put('/categories/:named/preparations', changed(PreparationsBody, setPreparations))

catalogueCalls.get('/home', async (c) => c.json({ data: await ownHome() }))
catalogueCalls.put('/home', sent(HomeBody, setHome))
/** For the preview of the caller's session; the staff token has none. */
catalogueCalls.put('/home/draft', async (c) => {
  const session = c.get('session')
  if (!session) throw new ShopError('YouAreNotLogin')
  await keepHomeDraft(session.sessionId, await readBody(HomeBody, c))
  return c.body(null, 204)
})

catalogueCalls.post('/seed', async (c) => {
  const { products } = await readBody(SeedBody, c)
  return ndjson(seedSynthetic(products), c.req.raw.signal)
})
