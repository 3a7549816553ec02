/** A failed call: the server's error, or no response at all (`status` 0). Spec §8. */
export class CallError extends Error {
  override name = 'CallError'
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** One entry per wrong field, in the language of the page. */
  readonly errors: { path: string; msg: string }[]
  /** `Retry-After` in seconds, if sent. */
  readonly retryAfter: number | null

  constructor(status: number, answer: unknown = null, retryAfter: number | null = null) {
    super(messageOf(answer))
    this.status = status
    this.errors = fieldErrorsOf(answer)
    this.retryAfter = retryAfter
  }

  /** Whether the server refused the request (4xx); otherwise the fault lies with the server or the connection, not with the input. */
  get refused(): boolean {
    return this.status >= 400 && this.status < 500
  }

  /** The server's message for one field, if any. */
  fieldError(path: string): string | undefined {
    return this.errors.find((one) => one.path === path)?.msg
  }
}

/** `first entry of errors`, else message, else message.text, else error.text, else nothing. Spec §8. */
function messageOf(answer: unknown): string {
  const [first] = fieldErrorsOf(answer)
  if (first?.msg) return first.msg
  const message = property(answer, 'message')
  for (const text of [message, property(message, 'text'), property(property(answer, 'error'), 'text')]) {
    if (typeof text === 'string' && text) return text
  }
  return ''
}

function fieldErrorsOf(answer: unknown): { path: string; msg: string }[] {
  const errors = property(answer, 'errors')
  if (!Array.isArray(errors)) return []
  return errors.flatMap((one: unknown) => {
    const [path, msg] = [property(one, 'path'), property(one, 'msg')]
    return typeof msg === 'string' ? [{ path: typeof path === 'string' ? path : '', msg }] : []
  })
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
