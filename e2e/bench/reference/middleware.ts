/** Keeps Next from finding the shop's middleware in the folders above. */
export function middleware(): void {}

export const config = { matcher: '/none' }
