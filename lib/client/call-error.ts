/** A call that was not answered with success: what the server said, or that nobody answered (`status` 0). Spec §8. */
export class CallError extends Error {
  override name = 'CallError'
  /** HTTP status; 0 when there was no answer at all. */
  readonly status: number
  /** One entry per wrong field, in the language of the page. */
  readonly errors: { path: string; msg: string }[]
  /** Seconds until it is worth trying again, when the server says so. */
  readonly retryAfter: number | null

  constructor(status: number, answer: unknown = null, retryAfter: number | null = null) {
    super(sentenceIn(answer))
    this.status = status
    this.errors = fieldsIn(answer)
    this.retryAfter = retryAfter
  }

  /** Whether the server refused what it was sent; else nobody answered, or the fault is the server's, and nothing typed is wrong. */
  get refused(): boolean {
    return this.status >= 400 && this.status < 500
  }

  /** What the server says about one field, if anything. */
  fieldError(path: string): string | undefined {
    return this.errors.find((one) => one.path === path)?.msg
  }
}

/** `first entry of errors`, else message, else message.text, else error.text, else nothing. Spec §8. */
function sentenceIn(answer: unknown): string {
  const [first] = fieldsIn(answer)
  if (first?.msg) return first.msg
  const message = property(answer, 'message')
  for (const words of [message, property(message, 'text'), property(property(answer, 'error'), 'text')]) {
    if (typeof words === 'string' && words) return words
  }
  return ''
}

function fieldsIn(answer: unknown): { path: string; msg: string }[] {
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
