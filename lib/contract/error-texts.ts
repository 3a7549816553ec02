/** The texts of a failed call: one for the customer, and one per wrong field. */
interface ErrorTexts {
  /** Empty for none. */
  message: string
  errors: { path: string; msg: string }[]
}

/** Reads the first of `errors`, else `message`, `message.text` or `error.text`. Accepts any value. Spec §8. */
export function errorTexts(answer: unknown): ErrorTexts {
  const list = property(answer, 'errors')
  const errors = (Array.isArray(list) ? list : []).flatMap((one: unknown) => {
    const path = property(one, 'path') ?? property(one, 'param')
    const msg = property(one, 'msg') ?? property(one, 'message')
    return isText(msg) ? [{ path: typeof path === 'string' ? path : '', msg }] : []
  })
  const message = property(answer, 'message')
  const texts = [errors[0]?.msg, message, property(message, 'text'), property(property(answer, 'error'), 'text')]
  return { message: texts.find(isText) ?? '', errors }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
