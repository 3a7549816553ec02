/** Returns the path of a product of the shop at `origin`. Exits with a message when no shop answers. */
export async function productPath(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1.0/product`).catch(() => null)
  if (!answer?.ok) {
    console.error(`No shop answers at ${origin}. Start it (npm start), or name another with --shop.`)
    process.exit(1)
  }
  const list: { data: { _id: string }[] } = await answer.json()
  return `/details/${list.data[0]?._id}`
}
