import messages from '@/messages/staff.en.json'

type NamedCall = keyof typeof messages.Audit.calls

/** Whether the audit log has words for a call. */
export function isNamed(call: string): call is NamedCall {
  return Object.hasOwn(messages.Audit.calls, call)
}
