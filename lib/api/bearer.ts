/** The token of an `Authorization: Bearer` header; null without one, and for every other scheme. */
export function bearerToken(authorization: string | null | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}
