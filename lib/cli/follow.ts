import type { z } from 'zod'
import type { WorkEvent } from '@/lib/contract/staff'
import { ShopGone, type StaffClient, type StaffRequest } from './client'
import { CommandError, exitCode } from './exit'
import { progress } from './output'

interface Work<R> extends StaffRequest {
  /** Schema of its events, see `workEvent`. */
  schema: z.ZodType<WorkEvent<R>>
  path: string
  /** Label of the progress bar. */
  counts: string
  /** Message when the response breaks off. */
  cutOff: string
}

/** Runs long work in the shop with a progress bar; returns its result. Throws CommandError. */
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
