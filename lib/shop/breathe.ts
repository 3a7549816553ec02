/**
 * Lets the shop answer others in the middle of long work. The embedded database answers without ever waiting, so a chain of
 * its queries would keep everybody else out until its end.
 */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
