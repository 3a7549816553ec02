/** Whether a text may be an e-mail address: what is worth refusing before the shop is asked, which knows better. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}
