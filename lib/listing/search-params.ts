/** Converts Next's `searchParams` to URLSearchParams. */
export function toSearchParams(given: Record<string, string | string[] | undefined>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(given)) for (const one of [value ?? []].flat()) params.append(key, one)
  return params
}
