import { z } from 'zod'
import { LETTER_OR_DIGIT, text } from './fields'
import { workEvent } from './work-event'

const Count = z.number().int().min(0)
const Names = z.object({ en: z.string(), ar: z.string() })
const Counted = z.object({
  id: z.string(),
  name: Names,
  /** Number of its products, including hidden ones. */
  products: Count,
  hidden: Count,
})

/** A category in the back office: answer of `GET /categories`, in the owner's order. */
export const StaffCategory = Counted.extend({
  carcass: z.boolean(),
  /** Whether product feeds list its products. */
  inFeeds: z.boolean(),
  subcategories: z.array(Counted),
})
export type StaffCategory = z.infer<typeof StaffCategory>

/** An id, a name in either language, or `Category > Subcategory`. */
const Asked = text(255).min(1)
const Name = text(100).trim().regex(LETTER_OR_DIGIT, 'a name has letters or digits')

/** Body of `PUT /categories`: new names. */
export const RenameBody = z
  .object({ category: Asked, en: Name.optional(), ar: Name.optional() })
  .refine(({ en, ar }) => en !== undefined || ar !== undefined, 'A new name is missing: en, ar or both.')
export type RenameBody = z.infer<typeof RenameBody>

export const Renamed = z.object({ id: z.string(), before: Names, name: Names, products: Count })
export type Renamed = z.infer<typeof Renamed>

/** One line of the answer to `PUT /categories`. */
export const RenameEvent = workEvent(Renamed)
export type RenameEvent = z.infer<typeof RenameEvent>

/** Body of `DELETE /categories`; `into` is where its products go. */
export const RemovalBody = z.object({ category: Asked, into: Asked.optional() })
export type RemovalBody = z.infer<typeof RemovalBody>

export const Removed = z.object({
  id: z.string(),
  /** The removed category as `Category > Subcategory`, in English. */
  removed: z.string(),
  into: z.string().nullable(),
  /** Number of products moved. */
  products: Count,
  /** Whether the target holds carcasses, which are paid by card. */
  carcass: z.boolean(),
  /** Links of the home page to the removed category. */
  links: Count,
})
export type Removed = z.infer<typeof Removed>

/** One line of the answer to `DELETE /categories`. */
export const RemovalEvent = workEvent(Removed)
export type RemovalEvent = z.infer<typeof RemovalEvent>
