// jsdom lacks it: calls of its tests have no timeout.
AbortSignal.timeout ??= () => new AbortController().signal
