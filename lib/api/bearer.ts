/** Returns the token of an `Authorization: Bearer` header; null without one and for other schemes. */
export function bearerToken(authorization: string | null | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}
