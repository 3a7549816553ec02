/** Aborts with the first of two signals: `AbortSignal.any`, which Safari lacks before 17.4. */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const first = new AbortController()
  for (const signal of [one, other]) {
    if (signal.aborted) first.abort(signal.reason)
    signal.addEventListener('abort', () => first.abort(signal.reason), { once: true, signal: first.signal })
  }
  return first.signal
}
