import 'client-only'

/** Leaves for the card provider's page. Spec §3, §7. */
export async function toCardPage({ url }: { sessionId: string; url: string | null }): Promise<void> {
  if (!url) throw new Error('The card page has no address')
  location.assign(url)
}
