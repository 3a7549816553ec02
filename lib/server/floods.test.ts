import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { API_BASE } from '@/lib/contract/addresses'
import { STAFF_BASE } from '@/lib/contract/staff'
import { script } from '@/lib/testing/scripts'

// Bodies that blocked a parser for seconds. A child process handles them, so that this one can measure how long it blocks.
const STAFF_TOKEN = 'a-token-of-the-staff-of-24-letters'
/** The longest acceptable wait for a cheap response, ms. */
const PATIENCE = 200

const tinyPart = '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n\r\n'
const tinyParts = `${tinyPart.repeat(Math.floor(5_400_000 / tinyPart.length))}--x--\r\n`
const tinyFields = 'a&'.repeat(4_950_000)
const manyHeaders = `--x\r\n${'a: b\r\n'.repeat(900_000)}\r\n\r\n--x--\r\n`
const longField = `--x\r\nContent-Disposition: form-data; name="json"\r\n\r\n"${'€'.repeat(1_900_000)}"\r\n--x--\r\n`
const nearlyEnds = `--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n${'\r\n--'.repeat(1_200_000)}\r\n--x--\r\n`
const deep = `{"a":${'['.repeat(99_000)}${']'.repeat(99_000)}}`
const parts = 'multipart/form-data; boundary=x'
const urlencoded = 'application/x-www-form-urlencoded'

/** Keeps connections open, so that the whole body is received even after an early response. */
const agent = new Agent({ keepAlive: true })
let child: ChildProcess
let origin: string
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'oasis-test-floods-'))
  child = spawn(process.execPath, script('api'), {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1', LOG_LEVEL: 'silent', STAFF_TOKEN, DATA_DIR: dataDir },
  })
  if (!child.stdout) throw new Error('The shop has no stdout')
  const { value }: IteratorResult<string> = await createInterface({ input: child.stdout })
    [Symbol.asyncIterator]()
    .next()
  origin = value
  // Warms up each handler's lazy imports.
  for (const [path, type] of [
    [`${API_BASE}/auth/customer/signup`, parts],
    ['/sandbox-payment/x/pay', urlencoded],
  ] as const)
    await post(path, type, Buffer.alloc(0))
  await health()
}, 60_000)
afterAll(async () => {
  agent.destroy()
  child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

async function post(path: string, type: string, body: Buffer): Promise<number | undefined> {
  const headers = { 'content-type': type, 'content-length': body.length, authorization: `Bearer ${STAFF_TOKEN}` }
  const outgoing = request(origin + path, { method: 'POST', headers, agent }).end(body)
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  answer?.resume()
  return answer?.statusCode
}

/** Measures the cheapest response, ms. */
async function health(): Promise<number> {
  const begun = performance.now()
  await (await fetch(`${origin}/healthz`)).text()
  return performance.now() - begun
}

test.each([
  ['tiny parts', `${API_BASE}/auth/customer/signup`, parts, tinyParts, 400],
  ['tiny parts for the staff', `${STAFF_BASE}/import`, parts, tinyParts, 400],
  ['tiny parts for the sandbox', '/sandbox-payment/x/pay', parts, tinyParts, 400],
  ['tiny fields for the sandbox', '/sandbox-payment/x/pay', urlencoded, tinyFields, 413],
  ['tiny fields', `${API_BASE}/auth/customer/signup`, urlencoded, tinyFields, 400],
  ['headers without end', `${API_BASE}/auth/customer/signup`, parts, manyHeaders, 400],
  ['a text as large as a picture', `${API_BASE}/auth/customer/signup`, parts, longField, 413],
  ['a picture of nearly boundaries', `${API_BASE}/auth/customer/signup`, parts, nearlyEnds, 400],
  ['lists in lists', `${API_BASE}/auth/customer/signup`, 'application/json', deep, 400],
])(
  'a body of %s does not block other requests',
  async (_, path, type, text, status) => {
    const body = Buffer.from(text)
    let best = Infinity
    // Retries while other processes have the machine: a blocking parser fails every attempt.
    for (const begun = performance.now(); best >= PATIENCE && performance.now() - begun < 30_000;) {
      let longest = 0
      let answered = false
      const floods = Promise.all([1, 2, 3].map(() => post(path, type, body))).finally(() => (answered = true))
      while (!answered) longest = Math.max(longest, await health())
      expect(await floods).toEqual([status, status, status])
      best = Math.min(best, longest)
    }
    expect(best).toBeLessThan(PATIENCE)
  },
  60_000,
)
