import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { debian, install } from './chromium'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const Answer = z.object({ value: z.unknown() })
const Session = z.object({ sessionId: z.string() })

/** A window of WebKitGTK, Safari's engine, over WebDriver. */
export interface WebKit {
  open: (url: string) => Promise<void>
  /** Runs `script`, the body of an async function, and returns its result. */
  run: (script: string) => Promise<unknown>
  /** PNG of the window. */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/**
 * Opens WebKit on a virtual screen with its driver on `port`; installs it on Debian when permitted. `home` is an empty folder.
 * Throws when it is unavailable.
 */
export async function openWebKit(port: number, home: string): Promise<WebKit> {
  if (![DRIVER, SCREEN].every((path) => existsSync(path)) && process.getuid?.() === 0)
    for (const words of debian('webkit2gtk-driver', 'xvfb')) install(words)
  if (![DRIVER, SCREEN].every((path) => existsSync(path)))
    throw new Error('This journey needs WebKitGTK: install webkit2gtk-driver and xvfb (Debian, Ubuntu).')
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1300x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstLine(screen.stdio[3])
  const env = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' }
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' })
  const end = async () => {
    await Promise.all([driver, screen].map(ended))
  }
  try {
    const call = caller(port)
    await call.until('GET', '/status')
    const { sessionId } = Session.parse(await call('POST', '/session', { capabilities: {} }))
    const at = (path: string) => `/session/${sessionId}${path}`
    return {
      open: async (url) => void (await call('POST', at('/url'), { url })),
      run: async (script) => {
        const told = `const done = arguments[0]; (async () => { ${script} })().then(done, (error) => done(String(error)))`
        return call('POST', at('/execute/async'), { script: told, args: [] })
      },
      screenshot: async () => Buffer.from(z.string().parse(await call('GET', at('/screenshot'))), 'base64'),
      close: async () => {
        await call('DELETE', at('')).finally(end)
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

function caller(port: number) {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const { value } = Answer.parse(await answer.json())
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`)
    return value
  }
  /** Retries until the driver listens, for ten seconds. */
  const until = async (method: string, path: string, tries = 100): Promise<void> => {
    await call(method, path).catch(async (error: unknown) => {
      if (tries === 0) throw error
      await pause(100)
      await until(method, path, tries - 1)
    })
  }
  return Object.assign(call, { until })
}

async function firstLine(stream: unknown): Promise<string> {
  for await (const line of createInterface({ input: stream as Readable })) return line.trim()
  throw new Error('Xvfb did not begin.')
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await gone
}
