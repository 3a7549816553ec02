// Tests the rule of docs/operating/nginx.md before a running shop: `npm run bench:nginx -- [--shop http://127.0.0.1:3000]`.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BROWSER_ENCODINGS, fetchRaw } from './http'
import { hits } from './load-run'
import { processTime } from './process-time'
import { nginxConfiguration } from './nginx-rule'

const { values } = parseArgs({ options: { shop: { type: 'string' }, seconds: { type: 'string' } } })
const shop = new URL(values.shop ?? 'http://127.0.0.1:3000').origin
const seconds = Number(values.seconds ?? 8)
const port = 3980
const filePort = 3981
const front = `http://127.0.0.1:${port}`
const folder = mkdtempSync(join(tmpdir(), 'oasis-nginx-'))

let wrong = 0
function check(what: string, right: boolean, found: unknown = ''): void {
  if (!right) wrong++
  console.log(`${right ? 'ok   ' : 'WRONG'} ${what}${right ? '' : ` (${String(found)})`}`)
}

/** Cache statuses of the last responses: HIT, MISS, BYPASS … */
function statuses(): string[] {
  return readFileSync(join(folder, 'access.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetchRaw(front + path, { 'accept-encoding': BROWSER_ENCODINGS, ...headers })
  const language = /<html lang="(\w+)"/.exec(answer.text)?.[1]
  // nginx logs after the response was sent.
  await new Promise((resolve) => setTimeout(resolve, 30))
  return { ...answer, language, status: answer.status, cache: statuses().at(-1) }
}

async function tryRule(): Promise<void> {
  const english = { cookie: 'i18next=en' }
  const arabic = { cookie: 'a=b; i18next=ar' }
  const person = { accept: 'text/html', 'sec-fetch-dest': 'document' }
  for (const path of ['/', '/shop', '/shop?page=2']) {
    const seen: string[] = []
    for (const [headers, language] of [
      [{}, 'en'],
      [arabic, 'ar'],
      [english, 'en'],
      [{ cookie: 'i18next=ar-AE' }, 'ar'],
      [{}, 'en'],
      [arabic, 'ar'],
    ] as const) {
      const answer = await ask(path, headers)
      check(`${path} in ${language} for ${JSON.stringify(headers)}`, answer.language === language, answer.language)
      seen.push(answer.cache ?? '')
    }
    check(`${path}: two questions go to the shop, the rest is kept`, seen.join() === 'MISS,MISS,HIT,HIT,HIT,HIT', seen)
  }
  check('?lang=ar is Arabic for an English visitor', (await ask('/about?lang=ar', english)).language === 'ar')
  const change = await ask('/about?lang=ar', { ...english, ...person })
  check(
    'a change of language reaches the shop, which sets the cookie',
    /i18next=ar/.test(change.setCookie),
    change.cache,
  )
  const again = await ask('/about?lang=ar', person)
  check('and the next visitor who changes gets a cookie too', /i18next=ar/.test(again.setCookie), again.cache)
  check('who reads Arabic already is served from the cache', (await ask('/about?lang=ar', arabic)).cache === 'HIT')

  // Cookies that nginx and the shop parse differently must not mix up languages in the cache.
  for (const cookie of [
    'i18next=arx',
    'i18next=%61r',
    'i18next=ar; i18next=en',
    'i18next=en; i18next=ar',
    'i18next="ar"',
  ])
    await ask('/contact', { cookie })
  check('odd cookies leave the English page English', (await ask('/contact')).language === 'en')
  check('odd cookies leave the Arabic page Arabic', (await ask('/contact', arabic)).language === 'ar')

  const signedIn = { cookie: 'customerToken=abc' }
  check('who is signed in passes by', (await ask('/shop', signedIn)).cache === 'BYPASS')
  await ask('/offers', signedIn)
  check('and leaves nothing behind', (await ask('/offers')).cache === 'MISS')
  const api = '/api/v1.0/product?page=1'
  await ask(api, { authorization: 'Bearer abc' })
  check('answers of the API are not kept', (await ask(api)).cache === 'MISS')
  const begun = performance.now()
  await Promise.all(Array.from({ length: 8 }, () => fetch(front + api).then((answer) => answer.text())))
  const took = performance.now() - begun
  // With `proxy_cache_lock` each waits up to half a second for the one before.
  check('and those who ask the same of it do not wait for each other', took < 2500, `${took.toFixed(0)} ms`)
  check(
    'what is not there is not kept',
    (await ask('/nothing')).status === 404 && (await ask('/nothing')).cache === 'MISS',
  )
  check('private pages still send to sign-in', (await ask('/cart')).status === 307)
  const plain = await fetchRaw(`${front}/shop`, { 'accept-encoding': 'identity' })
  check('who cannot unpack gets plain text', plain.encoding === '' && plain.text.includes('<html'), plain.encoding)
  const older = await ask('/shop', { 'accept-encoding': 'gzip' })
  check('who reads gzip only gets gzip', older.encoding === 'gzip' && older.text.includes('<html'), older.encoding)
  check('and who reads Brotli still gets Brotli', (await ask('/shop')).encoding === 'br')
  for (const [path, megabytes] of [
    ['/api/staff/products/hay/video', 45],
    ['/api/staff/restore', 150],
  ] as const) {
    const body = new Uint8Array(megabytes * 1024 ** 2)
    const { status } = await fetch(front + path, { method: 'POST', body })
    check(`${megabytes} MB to ${path} are left to the shop to judge`, status !== 413, status)
  }
  const image = /\/media\/[0-9a-f]{24}-\d+\.webp/.exec((await ask('/shop')).text)?.[0] ?? ''
  await ask(image)
  check('pictures are kept', (await ask(image)).cache === 'HIT')
}

async function compare(pid: number): Promise<void> {
  const packed = await fetchRaw(`${front}/shop`, { 'accept-encoding': BROWSER_ENCODINGS })
  writeFileSync(join(folder, 'files', 'page'), packed.body)
  await hits(`${front}/shop`, 2)
  const before = statuses().length
  const rates = { cache: 0, file: 0 }
  const work = { cache: Infinity, file: Infinity }
  for (let round = 0; round < 3; round++) {
    for (const [kind, url] of [
      ['cache', `${front}/shop`],
      ['file', `http://127.0.0.1:${filePort}/page`],
    ] as const) {
      const begun = processTime(pid)
      const run = await hits(url, seconds)
      rates[kind] = Math.max(rates[kind], run.perSecond)
      work[kind] = Math.min(work[kind], ((processTime(pid) - begun) * 1000) / run.total)
    }
  }
  const served = statuses().slice(before)
  const share = served.filter((one) => one === 'HIT' || one === '-').length / served.length
  console.log(
    `\n/shop, ${packed.body.length} bytes: ${rates.cache.toFixed(0)} requests/s from the cache, ${rates.file.toFixed(0)} as a file; ` +
      `${work.cache.toFixed(0)} and ${work.file.toFixed(0)} µs of processor time each; ${(share * 100).toFixed(2)} % served by nginx alone`,
  )
  check('at least 85 % of nginx serving the same file', rates.cache >= 0.85 * rates.file, rates.cache / rates.file)
  check('the cache answers nearly all', share > 0.999, share)
}

/** Before a shop that is killed in the middle of each answer. */
async function tryKilledShop(): Promise<void> {
  const headers = { 'content-type': 'text/html', 'content-language': 'en', 'cdn-cache-control': 'max-age=60' }
  const killed = createServer((_, response) => {
    response.writeHead(200, headers).write('<!doctype html><html lang="en">', () => response.destroy())
  })
  await once(killed.listen(0, '127.0.0.1'), 'listening')
  const { port: killedPort } = killed.address() as AddressInfo
  await withNginx(`http://127.0.0.1:${killedPort}`, async () => {
    for (const when of ['half an answer does not pass for a whole one', 'nor is it kept'])
      check(
        when,
        await fetch(front)
          .then((answer) => answer.text())
          .then(
            () => false,
            () => true,
          ),
      )
  })
  killed.close()
}

/** Runs nginx with the rule before a shop. */
async function withNginx(origin: string, work: (pid: number) => Promise<void>): Promise<void> {
  for (const name of ['cache', 'files']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration({ shops: [origin], folder, port, filePort }))
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  nginx.on('error', () => console.error('nginx is not installed (Debian: apt-get install nginx-light).'))
  try {
    await work(await waitForWorker(nginx))
  } finally {
    nginx.kill('SIGTERM')
    if (nginx.pid && nginx.exitCode === null) await once(nginx, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

await withNginx(shop, async (worker) => {
  await tryRule()
  await compare(worker)
})
await tryKilledShop()
console.log(wrong === 0 ? '\nThe document is right.' : `\n${wrong} wrong.`)
process.exitCode = wrong === 0 ? 0 : 1

/** Waits for the nginx worker, the only child of the master. */
async function waitForWorker(nginx: ChildProcess): Promise<number> {
  const master = nginx.pid ?? 0
  for (let tries = 0; tries < 50; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (nginx.exitCode !== null) break
    try {
      const [child] = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')
      if (child) return Number(child)
    } catch {
      // Not there yet.
    }
  }
  throw new Error('nginx did not start')
}
