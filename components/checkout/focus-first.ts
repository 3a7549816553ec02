/** Id of the radio button of a saved address. */
export function savedAddressId(addressId: string): string {
  return `checkout-saved-${addressId}`
}

/** Focuses the first existing element of these ids. */
export function focusFirst(...ids: string[]): void {
  const place = ids.map((id) => document.getElementById(id)).find((one) => one !== null)
  place?.focus()
}
