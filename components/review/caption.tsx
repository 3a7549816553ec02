/** A panel's caption. */
export function Caption({ children }: { children: string }) {
  return <h2 className="mb-4 text-note font-nav text-date-600">{children}</h2>
}
