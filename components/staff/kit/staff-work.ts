import type { z } from 'zod'
import type { WorkEvent } from '@/lib/contract/staff'
import { linesOf } from '../import/run-import'
import { StaffCallError, staffSend } from './staff-call'

/** Makes a call that answers with its progress, line by line. Returns its result. Throws StaffCallError, ImportBroken. */
export async function staffWork<R>(
  schema: z.ZodType<WorkEvent<R>>,
  call: `${'POST' | 'PUT' | 'DELETE'} /${string}`,
  body: unknown,
): Promise<R> {
  const headers = { 'content-type': 'application/json' }
  for await (const line of linesOf(await staffSend(call, { headers, body: JSON.stringify(body) }))) {
    const event = schema.parse(JSON.parse(line))
    if (event.type === 'error') throw new StaffCallError('fallback', { '': event.message })
    if (event.type === 'done') return event.result
  }
  throw new StaffCallError('fallback')
}
