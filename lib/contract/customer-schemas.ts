import { z } from 'zod'
import { cities } from './address'
import { COLOR_MAX } from './color'
import { EMAIL } from './customer'
import { BilingualText, Id, line, Phone, requiredLine, text } from './fields'
import { LeadTimeWire } from './catalogue-schemas'
import { toAed, TOTAL_MAX } from './money'
import { CARCASS_CUTS_MAX, orderStatuses, paymentStates } from './order'
import { BEHALF_MAX, NOTE_MAX, preparationKinds } from './selling'

// Wire shapes of customers' calls, prices in AED. Apart from the types, to keep zod out of client bundles.

export const MessageWire = z.object({ message: z.string() })

const Email = z.email({ pattern: EMAIL }).max(254)
const Gender = z.enum(['male', 'female', ''])
const Language = z.enum(['en', 'ar'])

/** The signed-in customer, never with a password. Spec §3. */
export const CustomerWire = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  gender: Gender,
  language: Language.nullable(),
  imageBase64: z.string().nullable(),
  phone: z.string(),
})
export type CustomerWire = z.infer<typeof CustomerWire>

/** Answer to a sign-in; the token is also in the `customerToken` cookie. */
export const SessionWire = z.object({
  token: z.string(),
  data: CustomerWire,
  /** True after sign-in with a one-time password sent by WhatsApp. Our addition; API hosts do not send it. */
  choosePassword: z.boolean().optional(),
})

export const SigninBody = z.object({ phone: Phone, password: text(128).min(1) })
export const SignupBody = z.object({ username: line(100).min(1), phone: Phone, password: text(128).min(1) })
/** The sender decides the code's length: six digits in the local backend, which checks it itself. */
export const VerificationBody = z.object({ phone: Phone, whatsappCode: z.string().regex(/^\d{4,8}$/) })
export const SendPasswordBody = z.object({ phone: Phone })
export const EmailBody = z.object({ email: Email })
/**
 * A missing or empty password stays unchanged; a new one needs `currentPassword`,
 * unless the sign-in was by a sent password. An API host gets no `currentPassword`.
 */
export const ProfileBody = z.object({
  username: requiredLine(100, 'UsernameIsRequired'),
  email: Email.or(z.literal('')),
  password: text(128).optional(),
  currentPassword: text(128).optional(),
  gender: Gender,
  language: Language,
})
export const FavoriteBody = z.object({ favoriteId: text(64) })
/** Spec §3. `since` is our addition: when a restored favourite was added (undo), as `FavoriteRemovedWire` said. */
export const AddFavoriteBody = FavoriteBody.extend({ since: z.iso.datetime().optional() })
export const FavoriteRemovedWire = MessageWire.extend({ since: z.iso.datetime().optional() })

export const StoredAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  city: z.enum(cities),
  country: z.string(),
  postalCode: z.string(),
  link: z.string(),
  note: z.string(),
})

/**
 * Schemes that run or open something on the driver's device. A word, a colon and a space are plain text, except for script
 * schemes. Browsers skip spaces and control characters in a scheme; `line` has already refused them.
 */
const FOREIGN_SCHEME = /^(?!https?:|geo:)[a-z][a-z\d+.-]*:(?! )|^(?:javascript|data|vbscript):/i

/** A map link, coordinates, or a description in plain words. */
const MapLink = line(2000).refine((value) => !FOREIGN_SCHEME.test(value), 'InvalidMapLink')

/** `appartement` is the note to the driver. Spec §3. */
export const AddressBody = z.object({
  firstName: requiredLine(100, 'FirstNameIsRequired'),
  lastName: line(100).optional(),
  address: requiredLine(500, 'AddressIsRequired'),
  city: z.enum(cities, 'CityIsRequired'),
  country: line(100).optional(),
  postalCode: line(20).optional(),
  link: MapLink.optional(),
  appartement: text(1000).optional(),
})
export type AddressBody = z.infer<typeof AddressBody>

/** A saved address; looser than the body, because old ones predate its rules. */
export const AddressWire = AddressBody.extend({
  _id: z.string(),
  firstName: text(100),
  lastName: text(100).optional(),
  address: text(500),
  country: text(100).optional(),
  postalCode: text(20).optional(),
  link: text(2000).optional(),
})
export type AddressWire = z.infer<typeof AddressWire>

/** A whole quantity, bounded by the digits of its field; in Spec §5 only stock bounds it. */
const Quantity = z.number().int().min(1).max(9_999_999)
const Colour = text(COLOR_MAX).nullable()

/** Choice ids by question; see `PreparationQuestion`. */
export const PreparationWire = z.object({
  choices: z.partialRecord(z.enum(preparationKinds), text(40)),
  behalf: line(BEHALF_MAX).default(''),
  note: text(NOTE_MAX).trim().default(''),
})

const NamedPreparationWire = z.object({
  choices: z.array(
    z.object({
      kind: z.enum(preparationKinds),
      id: z.string(),
      name: BilingualText,
      fee: z.number(),
    }),
  ),
  behalf: z.string(),
  note: z.string(),
})
export type NamedPreparationWire = z.infer<typeof NamedPreparationWire>

/** Spec §3. `stock`, the quantity the customer could buy now, and the optional fields are our additions. */
const CartLineWire = z.object({
  _id: z.string(),
  product: z.object({
    _id: z.string(),
    titleEn: z.string(),
    titleAr: z.string(),
    imagesBase64: z.array(z.string()),
    newPrice: z.number(),
    stock: z.number().int(),
    categoryId: z.string().nullable(),
    category: z.object({ _id: z.string(), name: z.string() }).nullable(),
  }),
  quantity: z.number().int(),
  color: z.string().nullable(),
  /** The names are empty when the size is no longer offered. */
  size: z.object({ _id: z.string(), name: z.string(), nameAr: z.string() }).optional(),
  preparation: PreparationWire.optional(),
  /** The preparation with names; absent when a choice is no longer offered. */
  prepared: NamedPreparationWire.optional(),
  total: z.number(),
  /** The product is only collected at the shop. */
  pickup: z.boolean().optional(),
})

/** Spec §3. `shopping` is the delivery fee; `carcass` and `sameDay` are our additions. */
export const CartWire = z.object({
  data: z.array(CartLineWire),
  subtotal: z.number(),
  shopping: z.number(),
  finalTotal: z.number(),
  carcass: z.boolean(),
  sameDay: z.boolean(),
  /** When the last delivery slot of today takes no more orders; absent for 2 pm. */
  orderBy: z.iso.datetime().optional(),
  /** Contained in `finalTotal`. */
  vat: z.number().optional(),
  leadTime: LeadTimeWire.optional(),
  soonerApart: z.boolean().optional(),
  pickup: z.boolean().optional(),
  /** True: head and cuts of the carcasses come from their preparations. */
  carcassPrepared: z.boolean().optional(),
  /** The city `shopping` is for; `from`: no city is known, so it is the lowest fee. Absent with one fee everywhere. */
  delivery: z.object({ city: z.enum(cities).nullable(), from: z.boolean() }).optional(),
})
export type CartWire = z.infer<typeof CartWire>

/** Without a size or preparation, the cheapest size that can be bought and the first choices are meant. */
const LineBody = z.object({
  productId: Id,
  color: Colour.default(null),
  size: Id.nullable().optional(),
  preparation: PreparationWire.nullable().optional(),
})

/** Spec §3. `place` is our addition: the index of a restored line (undo). */
export const AddCartBody = LineBody.extend({
  quantity: Quantity,
  place: z.number().int().min(0).max(1_000_000).optional(),
})
/** Spec §3. `newPreparation` is our addition: the line gets it and keeps its place. */
export const ChangeCartBody = LineBody.extend({ newQuantity: Quantity, newPreparation: PreparationWire.optional() })
export const RemoveCartBody = LineBody

const OrderLineWire = CartLineWire.omit({ preparation: true }).extend({
  product: CartLineWire.shape.product
    .pick({ _id: true, titleEn: true, titleAr: true, imagesBase64: true, newPrice: true })
    .extend({ descriptionEn: z.string(), descriptionAr: z.string() }),
})

/** Spec §3. `payment`, `subtotal` and `shopping` are our additions. */
export const OrderWire = z.object({
  _id: z.string(),
  orderId: z.string(),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  payment: z.enum(paymentStates),
  subtotal: z.number(),
  shopping: z.number(),
  finaltotal: z.number(),
  message: z.string(),
  cart: z.array(OrderLineWire),
  vat: z.number().optional(),
  slot: z
    .object({ id: z.string(), date: z.string(), from: z.string(), to: z.string(), city: z.enum(cities) })
    .optional(),
  leadTime: LeadTimeWire.optional(),
  pickup: z.boolean().optional(),
  /** Tax invoice and credit notes; `url` is a signed path, with `?format=pdf` for the PDF. */
  documents: z.array(z.object({ kind: z.enum(['invoice', 'credit']), number: z.string(), url: z.string() })).optional(),
})
export type OrderWire = z.infer<typeof OrderWire>

const OrderBody = z.object({
  cart: z.array(z.unknown()).max(500).optional(),
  finaltotal: z.number().min(0).max(toAed(TOTAL_MAX)),
  email: z.email({ pattern: EMAIL, error: 'YouShouldEnterEmail' }).max(254),
  phone: text(40).optional(),
  withHeader: z.boolean().optional(),
  pieceCount: z.number().int().min(1).max(CARCASS_CUTS_MAX).optional(),
  /** Id of a delivery slot. */
  slot: text(60).nullable().optional(),
  /** For a full tax invoice; `trn` may be empty. */
  buyer: z
    .object({ name: requiredLine(200, 'Required'), trn: z.string().regex(/^(\d{15})?$/, 'InvalidTrn') })
    .nullable()
    .optional(),
})

/** Spec §3. The server compares only `finaltotal` with its own cart and ignores the other sums. */
export const CashOrderBody = OrderBody.extend({
  customer: text(64).optional(),
  subtotal: z.number().min(0).optional(),
  shopping: z.number().min(0).optional(),
  payment: z.literal(false),
  ...AddressBody.shape,
})
export type CashOrderBody = z.infer<typeof CashOrderBody>

export const CardOrderBody = OrderBody.extend({
  customerId: text(64).optional(),
  selectLang: Language.optional(),
  address: AddressBody,
  payment: z.literal(true),
})
export type CardOrderBody = z.infer<typeof CardOrderBody>

/** Where to pay: the card provider's session, with the URL of its page or, from a host that sends no URL, the publishable key. */
export const CardSessionWire = z.object({
  sessionId: z.string(),
  url: z.string().optional(),
  publishableKey: z.string().optional(),
})

/** Id of a card session at its provider. */
export const SessionId = text(200)

export const ConfirmPaymentBody = z.object({ sessionId: SessionId })

export const RatingBody = z.object({
  product: Id,
  order: Id,
  rating: z.number().int().min(1).max(5),
  comment: text(2000).nullish(),
})
export type RatingBody = z.infer<typeof RatingBody>

export const MyRatingWire = z.object({ _id: z.string(), product: z.string(), order: z.string(), rating: z.number() })
export type MyRatingWire = z.infer<typeof MyRatingWire>
