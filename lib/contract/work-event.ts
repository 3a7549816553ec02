import { z } from 'zod'

const Count = z.number().int().min(0)

/** One line of the answer to work that takes long: how far it is, in the end its `result`, or why it broke off. */
export function workEvent<S extends z.ZodType>(result: S) {
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('progress'), done: Count, total: Count }),
    z.object({ type: z.literal('done'), result }),
    z.object({ type: z.literal('error'), message: z.string() }),
  ])
}

/** An event of such work. */
export type WorkEvent<R> =
  | { type: 'progress'; done: number; total: number }
  | { type: 'done'; result: R }
  | { type: 'error'; message: string }
