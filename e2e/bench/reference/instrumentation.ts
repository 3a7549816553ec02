/** Keeps Next from finding the shop's instrumentation in the folders above. */
export function register(): void {}
