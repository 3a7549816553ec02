import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { StaffRole } from '@/lib/contract/staff-accounts'
import { singleton } from '@/lib/utils/singleton'

/** The member of staff behind a change, or the staff token. */
export interface Actor {
  id: string
  name: string
  role: StaffRole
  /** `token` for the CLI and API clients. */
  via: 'browser' | 'token'
}

/** The staff call that is running. */
export interface StaffCall {
  actor: Actor
  /** The client's address; empty when unknown. */
  address: string
  /** Method and path, `PUT /stock`. */
  call: string
  /** Number of entries it wrote into the audit log. */
  written: number
}

const running = () => singleton('staff-call', () => new AsyncLocalStorage<StaffCall>())

/** Runs `work` as a staff call: its changes are recorded under this actor. */
export function asStaff<T>(call: StaffCall, work: () => T): T {
  return running().run(call, work)
}

/** Says that the running call changed nothing, as in a dry run: there is nothing to record. */
export function changedNothing(): void {
  const call = staffCall()
  if (call) call.written += 1
}

/** The staff call that runs; undefined for changes by customers, payments and timers. */
export function staffCall(): StaffCall | undefined {
  return running().getStore()
}
