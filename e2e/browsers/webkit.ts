import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { Select } from 'selenium-webdriver/lib/select.js'
import { z } from 'zod'
import { debian, install } from '../chromium'
import { freePort } from '../free-port'
import { findVisible, keys, type Engine } from './engine'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

/** Its tool bar would keep the window wider than a phone. */
const NARROW =
  '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }'
const STILL = '[Settings]\ngtk-enable-animations=0\n'

/** The driver reports no errors: the page keeps those after its load, also for the tab's next page. */
const listen = `
  if (!window.isHeard) {
    window.isHeard = true
    const hear = (...words) => {
      const heard = JSON.parse(sessionStorage.getItem('heard') ?? '[]')
      sessionStorage.setItem('heard', JSON.stringify([...heard, words.map(String).join(' ')]))
    }
    addEventListener('error', ({ message }) => hear('uncaught:', message))
    addEventListener('unhandledrejection', ({ reason }) => hear('uncaught:', reason))
    for (const level of ['error', 'warn']) console[level] = (...words) => hear(level + ':', ...words)
  }`

/** Opens WebKitGTK, of Safari's engine, on a virtual screen; installs it on Debian when permitted. Throws when it is unavailable. */
export async function openWebKit(): Promise<Engine> {
  const isInstalled = () => [DRIVER, SCREEN].every((path) => existsSync(path))
  if (!isInstalled() && process.getuid?.() === 0)
    for (const words of debian('webkit2gtk-driver', 'xvfb')) install(words)
  if (!isInstalled())
    throw new Error('This journey needs WebKitGTK: install webkit2gtk-driver and xvfb (Debian, Ubuntu).')
  const home = await mkdtemp(join(tmpdir(), 'oasis-webkit-'))
  const settings = join(home, '.config', 'gtk-3.0')
  await mkdir(settings, { recursive: true })
  await Promise.all([writeFile(join(settings, 'gtk.css'), NARROW), writeFile(join(settings, 'settings.ini'), STILL)])
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1300x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstLine(screen.stdio[3])
  const env = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: '',
    XDG_RUNTIME_DIR: home,
    DISPLAY: `:${display}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' })
  const end = async () => {
    await Promise.all([driver, screen].map(ended))
    await rm(home, { recursive: true, force: true })
  }
  try {
    return windowOf(await session(port), end)
  } catch (error) {
    await end()
    throw error
  }
}

function windowOf(window: WebDriver, end: () => Promise<void>): Engine {
  const run = (script: string) =>
    window.executeAsyncScript(
      `const done = arguments[0]; (async () => { ${listen}; ${script} })().then(done, (error) => done(String(error)))`,
    )
  return {
    open: async (url) => {
      await window.get(url)
      await run('')
    },
    resize: async (width, height) => {
      const outer = await window.manage().window()
      await outer.setRect({ x: 0, y: 0, width, height })
      const inner = z.number().parse(await run('return innerHeight'))
      await outer.setRect({ x: 0, y: 0, width, height: 2 * height - inner })
    },
    run,
    find: async (xpath) => {
      const place = await window.executeScript<WebElement | null>(findVisible, xpath)
      return (
        place && {
          click: () => place.click(),
          type: (text) => place.sendKeys(text),
          select: (value) => new Select(place).selectByValue(value),
        }
      )
    },
    press: (key) => window.actions().sendKeys(keys[key]).perform(),
    screenshot: async () => Buffer.from(await window.takeScreenshot(), 'base64'),
    complaints: async () =>
      z.array(z.string()).parse(await run(`return JSON.parse(sessionStorage.getItem('heard') ?? '[]')`)),
    close: () => window.quit().finally(end),
  }
}

/** Starts a session once the driver listens, within ten seconds. */
async function session(port: number, tries = 100): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' })
  const builder = new Builder().disableEnvironmentOverrides().usingServer(`http://127.0.0.1:${port}`)
  return builder
    .withCapabilities(capabilities)
    .build()
    .catch(async (error: unknown) => {
      if (tries === 0) throw error
      await pause(100)
      return session(port, tries - 1)
    })
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
