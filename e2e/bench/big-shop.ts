// Starts the built shop on a large catalogue, filled before by `npm run bench -- --products 1000000`: time until it is ready,
// pages, sitemap and feed, and what memory they take: `DATABASE_URL=… npm run bench:big-shop`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port'

const PATIENCE_MS = 120_000
const pages = ['/', '/shop', '/shop?page=7', '/shop?search=premium', '/shop?search=%D8%B9%D9%84%D9%81', '/offers']

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const began = performance.now()
const shop = spawn(process.execPath, ['--import', 'tsx/esm', 'lib/cli/start.ts'], {
  env: { ...process.env, PORT: String(port), SHOP_URL: origin, SHOP_DEMO: 'off', LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'ignore', 'inherit'],
})

/** Memory of the shop's process, MB: now (`VmRSS`) or at its highest (`VmHWM`). Linux only. */
function memory(name: 'VmRSS' | 'VmHWM'): string {
  const [, kilobytes] = new RegExp(`${name}:\\s*(\\d+)`).exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8')) ?? []
  return `${Math.round(Number(kilobytes) / 1024)} MB`
}

/** Reads a path to its end; returns the milliseconds, the bytes and the text's `<loc>` addresses. */
async function read(path: string) {
  const start = performance.now()
  const answer = await fetch(origin + path)
  if (!answer.ok || !answer.body) throw new Error(`${path} answers ${answer.status}`)
  let bytes = 0
  let head = ''
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (head.length < 100_000) head += new TextDecoder().decode(chunk)
  }
  return {
    ms: performance.now() - start,
    bytes,
    locations: [...head.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url ?? ''),
  }
}

async function measure(): Promise<void> {
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (shop.exitCode !== null || performance.now() - began > PATIENCE_MS) throw new Error('The shop did not start')
    await wait(50)
  }
  const ready = performance.now() - began
  const search = await read('/shop?search=camel')
  console.log(
    `ready after ${ready.toFixed(0)} ms, its first search after another ${search.ms.toFixed(0)}; ${memory('VmRSS')}`,
  )
  for (const path of pages) console.log(`${path.padEnd(40)}${(await read(path)).ms.toFixed(0).padStart(8)} ms`)
  console.log(`then ${memory('VmRSS')}`)
  const index = await read('/sitemap.xml')
  let [took, bytes] = [0, 0]
  for (const url of index.locations) {
    const file = await read(new URL(url).pathname)
    took += file.ms
    bytes += file.bytes
  }
  console.log(
    `${index.locations.length} sitemaps, ${(bytes / 2 ** 20).toFixed(0)} MB, ${(took / 1000).toFixed(0)} s; ${memory('VmRSS')}`,
  )
  const feed = await read('/feeds/google.xml')
  console.log(`feed, ${(feed.bytes / 2 ** 20).toFixed(0)} MB, ${(feed.ms / 1000).toFixed(0)} s; ${memory('VmRSS')}`)
  console.log(`highest: ${memory('VmHWM')}`)
}

try {
  await measure()
} finally {
  shop.kill('SIGTERM')
  await once(shop, 'exit')
}
