import { z } from 'zod'
import { BilingualText, LETTER_OR_DIGIT, line } from './fields'
import { CARCASS_CUTS_MAX } from './order'
import { cutsOf, headChoices, preparationKinds } from './selling'

const Name = line(80).regex(LETTER_OR_DIGIT, 'a name has letters or digits, in English (en) and in Arabic (ar)')

const Choice = z.strictObject({
  /** Kept in carts and orders: a choice may be renamed, its id stays. */
  id: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id has small Latin letters, digits and hyphens, such as "vacuum"'),
  name: z.strictObject({ en: Name, ar: Name }),
  /** In AED, added to the unit price. */
  fee: z.number().min(0).max(10_000).multipleOf(0.01, 'a fee has whole fils, such as 12.5').default(0),
})

/** A question to the customer; the first choice is the default. */
const Question = z
  .strictObject({
    kind: z.enum(preparationKinds),
    choices: z.array(Choice).min(2, 'a question has two choices or more').max(20),
    /** Subcategories whose products it is about, by name or id; absent for all of the category. */
    only: z.array(line(255).min(1)).min(1).optional(),
  })
  .superRefine(({ kind, choices }, issues) => {
    choices.forEach(({ id }, at) => {
      const refuse = (message: string) => issues.addIssue({ code: 'custom', message, path: ['choices', at, 'id'] })
      if (choices.findIndex((one) => one.id === id) < at) refuse(`the id "${id}" is there twice`)
      if (kind === 'head' && !headChoices.includes(id)) refuse('the ids of a head question are "with" and "without"')
      if (kind === 'cut' && (cutsOf(id) ?? 1) > CARCASS_CUTS_MAX)
        refuse(`a carcass is cut into at most ${CARCASS_CUTS_MAX} parts`)
    })
  })

/** What the butcher asks about the products of a category, in the order of the form. */
export const Preparations = z.array(Question).max(20)
export type Preparations = z.infer<typeof Preparations>

/** Body of `PUT /categories/{name or id}/preparations`; an empty list asks nothing. A dry run changes nothing. */
export const PreparationsBody = z.object({ preparations: Preparations, dryRun: z.boolean().default(false) })
export type PreparationsBody = z.infer<typeof PreparationsBody>

export const CategoryPreparations = z.object({
  id: z.string(),
  name: BilingualText,
  /** Number of products of the category, including hidden ones. */
  products: z.number().int(),
  preparations: Preparations,
  /** Lines in carts with a choice that is no longer offered: the customer has to choose again. */
  cartLines: z.number().int(),
})
export type CategoryPreparations = z.infer<typeof CategoryPreparations>
