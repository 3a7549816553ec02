/** Nothing runs before the bare page: without this file Next would look for one in the folders above, and find the shop's. */
export function register(): void {}
