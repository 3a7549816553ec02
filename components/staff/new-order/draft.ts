import { useSyncExternalStore } from 'react'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { persisted } from '@/lib/client/persisted'
import { cities } from '@/lib/contract/address'
import { preparationKinds } from '@/lib/contract/selling'
import { SellableProduct, type PhoneQuoteBody } from '@/lib/contract/staff-phone-order'

/** A chosen product with what was answered about it. */
const DraftLine = z.object({
  product: SellableProduct,
  quantity: z.number().int().min(1),
  color: z.string().nullable(),
  size: z.string().nullable(),
  choices: z.partialRecord(z.enum(preparationKinds), z.string()),
  behalf: z.string(),
  note: z.string(),
})
export type DraftLine = z.infer<typeof DraftLine>

const Draft = z.object({
  /** Sent as `Idempotency-Key`: the order is placed once, however often it is sent. */
  key: z.string(),
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  city: z.enum(cities),
  link: z.string(),
  note: z.string(),
  email: z.string(),
  language: z.enum(['en', 'ar']),
  slot: z.string(),
  lines: z.array(DraftLine),
})
export type Draft = z.infer<typeof Draft>

const empty: Draft = {
  ...{ key: '', phone: '', firstName: '', lastName: '', address: '', city: 'alain', link: '', note: '', email: '' },
  ...{ language: 'ar', slot: '', lines: [] },
}

/** The order that is being taken, kept in the tab through errors and reloads. */
const draft = persisted('oasis.staff.order', (stored) => Draft.safeParse(stored).data ?? empty)

/** The draft and its change; null empties it, with a key only while it is that order. */
export function useDraft(): [Draft, (changes: Partial<Draft> | null, key?: string) => void] {
  const now = useSyncExternalStore(draft.subscribe, draft.get, () => empty)
  return [
    now,
    // Another content is another order.
    (changes, key = draft.get().key) => {
      if (key === draft.get().key)
        draft.set(changes === null ? undefined : { ...draft.get(), ...changes, key: uuidv7() })
    },
  ]
}

/** Lines as the calls want them. */
export function wireLines(lines: readonly DraftLine[]): PhoneQuoteBody['lines'] {
  return lines.map(({ product, quantity, color, size, choices, behalf, note }) => ({
    ...{ productId: product.id, quantity, color, size },
    preparation: product.questions.length > 0 ? { choices, behalf, note } : null,
  }))
}
