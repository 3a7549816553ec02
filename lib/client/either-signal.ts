/** A signal that is aborted with the first of two: `AbortSignal.any`, which Safari has since 17.4. */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const first = new AbortController()
  for (const signal of [one, other]) {
    if (signal.aborted) first.abort(signal.reason)
    signal.addEventListener('abort', () => first.abort(signal.reason), { once: true, signal: first.signal })
  }
  return first.signal
}
