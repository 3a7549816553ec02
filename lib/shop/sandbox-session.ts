const PREFIX = 'sandbox_'

/** The sandbox session that pays an order. */
export function sandboxSession(orderId: string): string {
  return PREFIX + orderId
}

/** Whether a session belongs to the sandbox. */
export function isSandboxSession(id: string): boolean {
  return id.startsWith(PREFIX)
}

/** The order of a sandbox session; null for any other. */
export function sandboxOrder(sessionId: string): string | null {
  return isSandboxSession(sessionId) ? sessionId.slice(PREFIX.length) : null
}
