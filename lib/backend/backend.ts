import type { Address } from '@/lib/contract/address'
import type { Cart } from '@/lib/contract/cart'
import type { Category } from '@/lib/contract/category'
import type { Customer } from '@/lib/contract/customer'
import type { Page } from '@/lib/contract/list'
import type { Fils } from '@/lib/contract/money'
import type { Order } from '@/lib/contract/order'
import type { Product } from '@/lib/contract/product'
import type { ProductQuery } from '@/lib/contract/product-query'
import type { MyRating, Review, WrittenReviews } from '@/lib/contract/rating'
import type { ProductGroups, Settings, Stats } from '@/lib/contract/settings'
import type { MediaWidth } from '@/lib/media/address'
import type { ProductPage } from '@/lib/shop/catalogue/walk'
import type { ShownPicture } from '@/lib/shop/media/read'
import type { ShareImage } from '@/lib/shop/media/share'
import type { Handlers } from '@/lib/api/v1/handler'

/** A signed-in customer: the local backend uses the id, the remote one the token. */
export interface SignedInCustomer {
  /** Empty when the backend has not looked it up. */
  customerId: string
  token: string
}

/** An order as its customer sees it. */
export interface CustomerOrder {
  order: Order
  /** The API host's own message about the order; null for none. */
  said: string | null
}

/** What `/readyz` reports of a backend. */
export interface Readiness {
  host?: 'ok'
  /** `loading`: the search does not correct spelling yet. */
  search?: 'ok' | 'loading'
}

/**
 * Where pages and API calls get their data: the local database (`local.ts`) or the owner's API host (`remote/api-host.ts`).
 * Callers do not know which of them answers.
 */
export interface Backend {
  listProducts(query: ProductQuery): Promise<Page<Product>>
  /** Null when there is none. */
  getProduct(id: string): Promise<Product | null>
  relatedProducts(product: Product): Promise<Product[]>
  listCategories(): Promise<Category[]>
  /** Number of matching products by category and subcategory id; null when unknown. */
  countCategories(query: ProductQuery): Promise<ReadonlyMap<string, number> | null>
  findCategories(keyword: string): Promise<Category[]>
  getCategory(id: string): Promise<Category | null>
  listColors(): Promise<string[]>
  /** Zeros when unknown. */
  priceBounds(): Promise<{ min: Fils; max: Fils }>
  listOffers(page: number, size: number): Promise<Page<Product>>
  getStats(): Promise<Stats>
  getSettings(): Promise<Settings>
  productGroups(): Promise<ProductGroups>
  listReviews(productId: string, page: number): Promise<Page<Review>>
  /** The newest reviews with a comment, at most `most`. */
  writtenReviews(productId: string, most: number): Promise<WrittenReviews>
  isDemoShop(): Promise<boolean>
  /** A version that changes whenever the content of public pages may have changed; null when unknown. */
  state(): Promise<string | null>
  /** Yields every product of the product feeds once, in batches. */
  walkProducts(): AsyncGenerator<Product[]>
  /** Cursors at which stretches of about `size` products begin, in the backend's own format; null for the start. */
  stretches(size: number): Promise<(string | null)[]>
  walkProductPages(after: string | null, most: number): AsyncGenerator<ProductPage[]>

  /** One WebP file of a picture; null for an unknown picture. */
  showPicture(hash: string, width: MediaWidth): Promise<ShownPicture | null>
  /** The share image with this file name, or the name of its current version; null for none. */
  readShareImage(file: string): Promise<ShareImage | null>

  /** The bearer's customer id; empty at the remote backend, where the host checks the token in the call itself. Throws YouAreNotLogin. */
  authenticate(request: { token: string | null }): Promise<string>
  /** Null when the token is forged or expired. */
  findCustomer(token: string): Promise<Customer | null>
  /** Whether the bearer signed in with a password sent by WhatsApp and must choose a new one. */
  hasToChoosePassword(token: string): Promise<boolean>
  /** Which of these products are the bearer's favourites; none for an expired token. */
  favoritesAmong(token: string, productIds: string[]): Promise<Set<string>>
  cart(customer: SignedInCustomer): Promise<Cart>
  addresses(customer: SignedInCustomer): Promise<Address[]>
  favorites(customer: SignedInCustomer, query: ProductQuery): Promise<Page<Product>>
  /** Newest first. */
  orders(customer: SignedInCustomer): Promise<CustomerOrder[]>
  ratings(customer: SignedInCustomer): Promise<MyRating[]>
  /** Checks the card session's state and returns its order. Throws OrderNotFound. */
  confirmPayment(customer: SignedInCustomer, sessionId: string): Promise<Order>
  takesCards(): Promise<boolean>
  /** Whether lists can be sorted: Spec §7 has no sort order for an API host. */
  sorts: boolean

  /** Whether a new password needs the current one. An API host has no such field. */
  confirmsPassword: boolean

  /** Handlers of the calls of Spec §7 that are not catalogue reads. */
  answers: Handlers
  /** The state of its parts. Throws when the backend is unavailable. */
  probe(): Promise<Readiness>
}
