import { z } from 'zod'

const Count = z.number().int().min(0)

/** One line of the answer to a long-running job: progress, and at the end its `result` or its error. */
export function workEvent<S extends z.ZodType>(result: S) {
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('progress'), done: Count, total: Count }),
    z.object({ type: z.literal('done'), result }),
    z.object({ type: z.literal('error'), message: z.string() }),
  ])
}

/** An event of a long-running job. */
export type WorkEvent<R> =
  | { type: 'progress'; done: number; total: number }
  | { type: 'done'; result: R }
  | { type: 'error'; message: string }
