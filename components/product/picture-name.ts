/** What a product's picture is called while it glides from its card to its page. */
export function pictureName(id: string): string {
  return `picture-${id}`
}
