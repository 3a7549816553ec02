import type { Language } from '@/lib/config/constants'
import type { ShopInfo } from '@/lib/config/shop-info'
import type { Address, City, DeliveryAddress } from '@/lib/contract/address'
import type { AskedLine, Cart } from '@/lib/contract/cart'
import type { Category } from '@/lib/contract/category'
import type { Customer, Profile } from '@/lib/contract/customer'
import type { DeliveryOffer } from '@/lib/contract/delivery'
import type { Page } from '@/lib/contract/list'
import type { Fils } from '@/lib/contract/money'
import type { CardPage, Order, OrderForm } from '@/lib/contract/order'
import type { PolicyName, PolicyText } from '@/lib/contract/policy'
import type { Product } from '@/lib/contract/product'
import type { ProductQuery } from '@/lib/contract/product-query'
import type { Preparation } from '@/lib/contract/selling'
import type { MyRating, NewRating, Review, WrittenReviews } from '@/lib/contract/rating'
import type { ProductGroups, Settings, Stats } from '@/lib/contract/settings'
import type { StoredVideo, VideoFile } from '@/lib/media/video-name'
import type { MediaWidth } from '@/lib/media/address'
import type { ProductPage } from '@/lib/shop/catalogue/walk'
import type { IssuedDocument } from '@/lib/shop/invoices/read'
import type { ShareImage } from '@/lib/shop/media/share-file'
import type { Channel } from '@/lib/shop/messages/outbox'
import type { RequestKey } from '@/lib/shop/orders/request'

export interface SignedIn {
  token: string
  /** Null on an API host, which finds the customer by the token in each call. */
  customerId: string | null
  /** Of the backend's messages; the host's default when missing. */
  language?: Language
}

/** A browser that is signing up or in. */
export interface Visitor {
  language: Language
  /** Client address for rate limits; null when unknown. */
  address: string | null
  /** Token of the session it has so far. */
  token: string | null
  /** What the local backend gave it before: see `OpenedSession` and `signUp`. */
  device: string | null
  signupId: string | null
}

export interface OpenedSession {
  token: string
  customer: Customer
  /** Recognises the browser at later sign-ins; null on an API host. */
  device: string | null
  /** After a password sent by WhatsApp; undefined on an API host. */
  choosePassword?: boolean
}

export interface CustomerOrder {
  order: Order
  /** The API host's own message about the order; null for none. */
  hostMessage: string | null
}

interface Readiness {
  host?: 'ok'
}

/**
 * Where pages and API handlers read and write the shop's data: the local database (`local.ts`) or the owner's API host
 * (`remote/remote.ts`). Callers do not know which of them answers. Every method may throw ShopError; the API host's also
 * HostUnavailableError.
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
  /** The owner's facts over the defaults; the defaults with an API host. */
  getShopInfo(): Promise<ShopInfo>
  /** Whether the shop has policies; an API host has none. */
  policies: boolean
  /** A policy's text; null without policies. */
  getPolicy(name: PolicyName): Promise<PolicyText | null>
  /** The delivery fee for a subtotal, to the dearest city; null when unknown. */
  highestFee(subtotal: Fils): Promise<Fils | null>
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
  takesCards(): Promise<boolean>
  /** Channels that have no service, so that messages to customers are not sent; none of an API host, which sends its own. */
  unsentChannels(): Promise<Channel[]>
  /** Whether any product can arrive on the day it is ordered. */
  deliversSameDay(): Promise<boolean>
  /** Whether lists can be sorted: Spec §7 has no sort order for an API host. */
  sorts: boolean

  /** One WebP file of a picture; null for an unknown picture. */
  readPicture(hash: string, width: MediaWidth): Promise<Buffer | null>
  /** A stored video; null for none. */
  openVideo(file: VideoFile): Promise<StoredVideo | null>
  /** The share image with this file name, or the name of its current version; null for none. */
  readShareImage(file: string): Promise<ShareImage | null>

  signIn(credentials: { phone: string; password: string }, visitor: Visitor): Promise<OpenedSession>
  /** Sends a code to WhatsApp. Returns the id of the sign-up, which its browser keeps; null on an API host. */
  signUp(
    form: { username: string; phone: string; password: string; image: File | null },
    visitor: Visitor,
  ): Promise<string | null>
  verifyCode(proof: { phone: string; code: string }, visitor: Visitor): Promise<OpenedSession>
  sendPassword(phone: string, visitor: Visitor): Promise<void>
  /** Ends a session; harmless for an invalid token. */
  signOut(token: string): Promise<void>
  /** The bearer of a token, which an API host checks in the calls themselves. Throws YouAreNotLogin. */
  authenticate(token: string | null): Promise<SignedIn>
  /** Null when the token is forged or expired. */
  findCustomer(token: string): Promise<Customer | null>
  /** Whether the bearer signed in with a password sent by WhatsApp and must choose a new one. */
  hasToChoosePassword(token: string): Promise<boolean>
  /** Whether a new password needs the current one. An API host has no such field. */
  confirmsPassword: boolean
  getProfile(customer: SignedIn): Promise<Customer>
  updateProfile(customer: SignedIn, profile: Profile, image: File | null): Promise<Customer>
  updateEmail(customer: SignedIn, email: string): Promise<Customer>

  listFavorites(customer: SignedIn, query: ProductQuery): Promise<Page<Product>>
  /** Which of these products are the bearer's favourites; none for an expired token. */
  favoritesAmong(token: string, productIds: string[]): Promise<Set<string>>
  /** Ids of all favourites. */
  favoriteIds(customer: SignedIn): Promise<string[]>
  /** `since`: when a restored favourite was added first, ISO 8601. */
  addFavorite(customer: SignedIn, productId: string, since?: string): Promise<void>
  /** Returns since when it was one, if known. */
  removeFavorite(customer: SignedIn, productId: string): Promise<string | undefined>

  getCart(customer: SignedIn): Promise<Cart>
  /** `place`: the index of a restored line. */
  addToCart(customer: SignedIn, line: AskedLine, quantity: number, place?: number): Promise<Cart>
  /** `preparation`: the line's new one. */
  changeCart(customer: SignedIn, line: AskedLine, quantity: number, preparation?: Preparation): Promise<Cart>
  removeFromCart(customer: SignedIn, line: AskedLine): Promise<Cart>
  clearCart(customer: SignedIn): Promise<Cart>

  /** Delivery of the cart to a city; null when the shop has one fee everywhere and no slots. */
  getDelivery(customer: SignedIn, city: City): Promise<DeliveryOffer | null>

  listAddresses(customer: SignedIn): Promise<Address[]>
  /** Returns the existing address if it is identical. */
  addAddress(customer: SignedIn, address: DeliveryAddress): Promise<Address>
  deleteAddress(customer: SignedIn, id: string): Promise<void>

  /** Newest first. */
  listOrders(customer: SignedIn): Promise<CustomerOrder[]>
  /** `key`: of the request, whose repetition returns the same order. */
  placeCashOrder(customer: SignedIn, form: OrderForm, key: RequestKey | null): Promise<CustomerOrder>
  createCardOrder(customer: SignedIn, form: OrderForm, key: RequestKey | null): Promise<CardPage>
  /** Checks the card session's state and returns its order. Throws OrderNotFound. */
  confirmPayment(customer: SignedIn, sessionId: string): Promise<Order>
  /** The tax document of a signed link; null for a forged link. */
  readInvoice(token: string): Promise<IssuedDocument | null>
  listMyRatings(customer: SignedIn): Promise<MyRating[]>
  addRating(customer: SignedIn, rating: NewRating): Promise<MyRating>

  /** The state of its parts. Throws when the backend is unavailable. */
  probe(): Promise<Readiness>
}
