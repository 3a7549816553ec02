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

/** A signed-in customer, by both names a source may know them. */
export interface SignedInCustomer {
  /** Empty when the source has not looked it up. */
  customerId: string
  token: string
}

/** An order as its customer sees it. */
export interface CustomerOrder {
  order: Order
  /** What the source says about it in its own words, if anything. */
  said: string | null
}

/** What `/readyz` tells of a source. */
export interface Readiness {
  host?: 'ok'
  /** `loading`: mistyped words are not found yet. */
  search?: 'ok' | 'loading'
}

/**
 * Where everything that pages and calls show comes from: the shop in this process (`own-shop.ts`), or the owner's API host
 * (`../external/api-host.ts`). Nothing above it knows which one answers.
 */
export interface Backend {
  listProducts(query: ProductQuery): Promise<Page<Product>>
  /** Null when there is none. */
  getProduct(id: string): Promise<Product | null>
  relatedProducts(product: Product): Promise<Product[]>
  listCategories(): Promise<Category[]>
  /** How many products of a search each category and subcategory has; null when nobody knows. */
  countCategories(query: ProductQuery): Promise<ReadonlyMap<string, number> | null>
  findCategories(keyword: string): Promise<Category[]>
  getCategory(id: string): Promise<Category | null>
  listColors(): Promise<string[]>
  /** Zeros when nobody knows. */
  priceBounds(): Promise<{ min: Fils; max: Fils }>
  listOffers(page: number, size: number): Promise<Page<Product>>
  getStats(): Promise<Stats>
  getSettings(): Promise<Settings>
  productGroups(): Promise<ProductGroups>
  listReviews(productId: string, page: number): Promise<Page<Review>>
  /** The newest reviews with words, at most `most`. */
  writtenReviews(productId: string, most: number): Promise<WrittenReviews>
  isDemoShop(): Promise<boolean>
  /** Names all that public pages show, as long as it stays the same; null when nobody knows. */
  state(): Promise<string | null>
  /** Every product of product feeds once, some at a time. */
  walkProducts(): AsyncGenerator<Product[]>
  /** Where each stretch of about `size` products begins, in the source's own words; null for the start. */
  stretches(size: number): Promise<(string | null)[]>
  walkProductPages(after: string | null, most: number): AsyncGenerator<ProductPage[]>

  /** One WebP file of a picture as it can be shown now; null for a picture the shop does not have. */
  showPicture(hash: string, width: MediaWidth): Promise<ShownPicture | null>
  /** The share image with this file name, the name of today's, or null for none. */
  readShareImage(file: string): Promise<ShareImage | null>

  /** Id of the bearer; may be empty where only the answer to the call itself will tell. Throws YouAreNotLogin. */
  authenticate(asked: { token: string | null }): Promise<string>
  /** Null when the token is forged or over. */
  findCustomer(token: string): Promise<Customer | null>
  /** Whether the bearer came in by a password sent to WhatsApp, and has to choose an own one. */
  hasToChoosePassword(token: string): Promise<boolean>
  /** Which of these products are favourites of the bearer; a token that is over has none. */
  favoritesAmong(token: string, productIds: string[]): Promise<Set<string>>
  cart(customer: SignedInCustomer): Promise<Cart>
  addresses(customer: SignedInCustomer): Promise<Address[]>
  favorites(customer: SignedInCustomer, query: ProductQuery): Promise<Page<Product>>
  /** Newest first. */
  orders(customer: SignedInCustomer): Promise<CustomerOrder[]>
  ratings(customer: SignedInCustomer): Promise<MyRating[]>
  /** The order a card session pays, after asking how it stands. Throws OrderNotFound. */
  confirmPayment(customer: SignedInCustomer, sessionId: string): Promise<Order>
  takesCards(): Promise<boolean>
  /** Whether lists come in other orders than the shop's own: spec §7 names none for a host. */
  sorts: boolean

  /** Whether a new password needs the present one. An API host knows no such field. */
  confirmsPassword: boolean

  /** The calls of spec §7 that are not reads of the catalogue. */
  answers: Handlers
  /** How its parts do. Throws when it cannot be asked anything now. */
  probe(): Promise<Readiness>
}
