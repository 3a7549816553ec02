import 'server-only'
import type { StaffSelf } from '@/lib/contract/staff-accounts'
import { staffCall, type StaffCall } from '../audit/actor'
import { demoOwnerId } from './demo'
import type { Client } from './sessions'

/**
 * The running call with this member as its actor: who signs in is known only in the middle of the call. Without the address of
 * a visitor of the demo, as all of them are one member.
 */
export function asSelf({ id, name, role }: Pick<StaffSelf, 'id' | 'name' | 'role'>, { address }: Client): StaffCall {
  const running = staffCall()
  const call: StaffCall = running ?? {
    actor: { id, name, role, via: 'browser' },
    address: address ?? '',
    call: '',
    written: 0,
  }
  call.actor = { id, name, role, via: 'browser' }
  if (id === demoOwnerId) call.address = ''
  return call
}
