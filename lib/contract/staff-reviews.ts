import { z } from 'zod'
import { BilingualText, LETTER_OR_DIGIT, text } from './fields'

/** Filters of the list: of the last `NEW_DAYS` days without an answer, hidden, and answered ones. */
export const reviewStates = ['new', 'hidden', 'answered'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Days for which a review without an answer is new. */
export const NEW_DAYS = 14

/** A review in the back office, with its author's whole name. */
export const StaffReview = z.object({
  id: z.string(),
  /** 1 to 5. */
  rating: z.number().int(),
  comment: z.string().nullable(),
  createdAt: z.string(),
  customer: z.object({ id: z.string(), name: z.string() }),
  product: z.object({
    id: z.string(),
    title: BilingualText,
    /** Address of its first picture. */
    image: z.string().nullable(),
    /** Whether it is on sale, and so has a page. */
    visible: z.boolean(),
  }),
  /** Null while it is shown. */
  hidden: z.object({ at: z.string(), reason: z.string() }).nullable(),
  answer: z.object({ at: z.string(), text: z.string() }).nullable(),
})
export type StaffReview = z.infer<typeof StaffReview>

export const ReviewQuery = z.object({
  state: z.enum(reviewStates).optional(),
  stars: z.coerce.number().int().min(1).max(5).optional(),
  /** Part of the comment, the answer, the author's name or the product's title. */
  search: text(200).optional(),
  /** The `next` of the page before. */
  after: text(64).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(30),
})
export type ReviewQuery = z.input<typeof ReviewQuery>

/** `next`: pass it as `after` for older ones. */
export const ReviewPage = z.object({ reviews: z.array(StaffReview), next: z.string().nullable() })
export type ReviewPage = z.infer<typeof ReviewPage>

/** Reviews by state, and all. */
export type ReviewCounts = Record<ReviewState | 'all', number>

const Sentence = (max: number) => text(max).trim().regex(LETTER_OR_DIGIT, 'required')

/** Body of `PUT /reviews/{id}/hidden`: why it is hidden; null shows it again. */
export const HideBody = z.object({ reason: Sentence(200).nullable() })
/** Body of `PUT /reviews/{id}/answer`; null takes the answer away. */
export const AnswerBody = z.object({ answer: Sentence(1000).nullable() })
