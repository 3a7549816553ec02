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
import { NewProductBody, ProductBody, ProductsBody } from '@/lib/contract/staff-products'
import { PreparationsBody } from '@/lib/contract/staff-preparations'
import { addCategory } from '@/lib/shop/staff/categories/add'
import { orderCategories, setCategoryPicture } from '@/lib/shop/staff/categories/arrange'
import { staffCategories } from '@/lib/shop/staff/categories/find'
import { categoryPreparations, setPreparations } from '@/lib/shop/staff/categories/preparations'
import { removeCategory } from '@/lib/shop/staff/categories/remove'
import { renameCategory } from '@/lib/shop/staff/categories/rename'
import { ownHome, setHome } from '@/lib/shop/staff/home'
import { keepHomeDraft } from '@/lib/shop/staff/home-draft'
import { changeProducts } from '@/lib/shop/staff/product/change-many'
import { editedProduct } from '@/lib/shop/staff/product/edited'
import { createProduct, saveProduct } from '@/lib/shop/staff/product/save'
import { staffProductOf, staffProducts } from '@/lib/shop/staff/products'
import { setCategoryLive, setFacts, setSelling } from '@/lib/shop/staff/selling'
import { seedSynthetic } from '@/lib/shop/staff/seed-synthetic'
import { setCategoryFeeds, setProductFeeds, setProductVat, setStock } from '@/lib/shop/staff/settings'
import type { StaffEnv } from './access'
import { readBody, readParam } from './input'
import { ndjson } from './stream'

/** Products (all, including hidden ones), stock, categories, the home page, and synthetic products for scale tests. */
export const catalogueCalls = new Hono<StaffEnv>()

catalogueCalls.get('/products', async (c) =>
  c.json({ data: await staffProducts(readParam(StaffProductQuery, c.req.query())) }),
)
catalogueCalls.get('/products/:id', async (c) =>
  c.json({ data: await staffProductOf(readParam(text(255), c.req.param('id'))) }),
)
catalogueCalls.get('/products/:id/content', async (c) => c.json({ data: await editedProduct(c.req.param('id')) }))
catalogueCalls.post('/products', async (c) => c.json({ data: await createProduct(await readBody(NewProductBody, c)) }))
catalogueCalls.put('/products', async (c) => c.json({ data: await changeProducts(await readBody(ProductsBody, c)) }))
catalogueCalls.put('/products/:id', async (c) =>
  c.json({ data: await saveProduct(c.req.param('id'), await readBody(ProductBody, c)) }),
)
catalogueCalls.put('/products/:named/feeds', async (c) =>
  c.json({ data: await setProductFeeds(c.req.param('named'), await readBody(FeedsBody, c)) }),
)
catalogueCalls.put('/products/:named/vat', async (c) =>
  c.json({ data: await setProductVat(c.req.param('named'), await readBody(VatClassBody, c)) }),
)

catalogueCalls.put('/products/:named/selling', async (c) =>
  c.json({ data: await setSelling(c.req.param('named'), await readBody(SellingBody, c)) }),
)
catalogueCalls.put('/products/:named/facts', async (c) =>
  c.json({ data: await setFacts(c.req.param('named'), await readBody(FactsBody, c)) }),
)

catalogueCalls.put('/stock', async (c) => c.json({ data: await setStock(await readBody(StockBody, c)) }))

catalogueCalls.get('/categories', async (c) => c.json({ data: await staffCategories() }))
catalogueCalls.post('/categories', async (c) => c.json({ data: await addCategory(await readBody(NewCategoryBody, c)) }))
catalogueCalls.put('/categories/order', async (c) =>
  c.json({ data: await orderCategories(await readBody(CategoryOrderBody, c)) }),
)
catalogueCalls.put('/categories/:named/picture', async (c) =>
  c.json({ data: await setCategoryPicture(c.req.param('named'), await readBody(CategoryPictureBody, c)) }),
)
catalogueCalls.put('/categories', async (c) => ndjson(renameCategory(await readBody(RenameBody, c)), c.req.raw.signal))
catalogueCalls.delete('/categories', async (c) =>
  ndjson(removeCategory(await readBody(RemovalBody, c)), c.req.raw.signal),
)
catalogueCalls.put('/categories/:named/feeds', async (c) =>
  c.json({ data: await setCategoryFeeds(c.req.param('named'), await readBody(FeedsBody, c)) }),
)

catalogueCalls.get('/categories/:named/preparations', async (c) =>
  c.json({ data: await categoryPreparations(c.req.param('named')) }),
)
catalogueCalls.put('/categories/:named/preparations', async (c) =>
  c.json({ data: await setPreparations(c.req.param('named'), await readBody(PreparationsBody, c)) }),
)

catalogueCalls.put('/categories/:named/live', async (c) => {
  const { live } = await readBody(LiveBody, c)
  return c.json({ data: await setCategoryLive(c.req.param('named'), live) })
})

catalogueCalls.get('/home', async (c) => c.json({ data: await ownHome() }))
catalogueCalls.put('/home', async (c) => c.json({ data: await setHome(await readBody(HomeBody, c)) }))
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
