import { type z } from 'zod'
import type { WorkEvent } from '@/lib/contract/work-event'
import { ShopGone, type StaffClient, type StaffRequest } from './client'
import { CommandError, exitCode } from './exit'
import { progress } from './progress'

interface Work<R> extends StaffRequest {
  /** Its answer, see `workEvent`. */
  schema: z.ZodType<WorkEvent<R>>
  path: string
  /** What the bar counts. */
  counts: string
  /** What to say when the shop goes away in the middle. */
  cutOff: string
}

/** Has the shop do work that takes long, with a bar that follows it; gives its result. Throws CommandError. */
export async function follow<R>(client: StaffClient, work: Work<R>, options: { json: boolean }): Promise<R> {
  const { schema, path, counts, cutOff, ...request } = work
  const broken = () => new CommandError(cutOff, exitCode.refused)
  let bar: ReturnType<typeof progress> | undefined
  try {
    for await (const event of client.events(schema, path, request)) {
      if (event.type === 'error') throw new CommandError(event.message, exitCode.refused)
      if (event.type === 'done') return event.result
      bar ??= progress(counts, event.total, options)
      bar.update(event.done)
    }
  } catch (error) {
    throw bar && error instanceof ShopGone ? broken() : error
  } finally {
    bar?.stop()
  }
  throw broken()
}
