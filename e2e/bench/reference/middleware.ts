/** Nothing stands before the bare page: without this file Next would look for one in the folders above, and find the shop's. */
export function middleware(): void {}

export const config = { matcher: '/none' }
