import { API_BASE } from '@/lib/contract/addresses'
import { api } from '../v1/app'
import { assertDescribed } from './openapi-response'

const ORIGIN = 'http://shop.test'

export interface Answered {
  status: number
  headers: Headers
  /** The response's JSON. */
  body: { token?: string; data?: unknown; message?: string; errors?: { path: string; msg: string }[] } & Record<
    string,
    unknown
  >
}

/** Simulates a browser on the shop's pages: keeps cookies, sends same-origin headers. A header given as '' is omitted. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly #headers: Record<string, string>

  constructor(headers: Record<string, string> = {}) {
    this.#headers = { 'sec-fetch-site': 'same-origin', ...headers }
  }

  /** Sends `METHOD /path` with a JSON body, or a form when `image` is given. */
  async ask(
    call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
    body?: unknown,
    { image, headers = {} }: { image?: Blob; headers?: Record<string, string> } = {},
  ): Promise<Answered> {
    const [method = '', path = ''] = call.split(' ')
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const init: RequestInit =
      body === undefined
        ? {}
        : image
          ? { body: formOf(body, image) }
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const all = Object.entries({ ...this.#headers, ...headers, cookie })
    const merged = new Headers(all.filter(([, value]) => value !== ''))
    for (const [name, value] of new Headers(init.headers)) merged.set(name, value)
    const response = await api.fetch(new Request(`${ORIGIN}${API_BASE}${path}`, { ...init, method, headers: merged }))
    assertDescribed(method, path, response.status)
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/; Max-Age=0(;|$)/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

function formOf(fields: unknown, image: Blob): FormData {
  const form = new FormData()
  form.set('json', JSON.stringify(fields))
  form.set('image', image, image instanceof File ? image.name : 'me.png')
  return form
}
