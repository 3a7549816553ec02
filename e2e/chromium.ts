import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SHELL = '/usr/bin/chromium-headless-shell'
const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Flags for Chromium in a container, also as root and offline. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Flags for journeys: pages share a process, since the first page would otherwise start a second one for the blank page. */
export const journeyArgs = [...chromiumArgs, '--renderer-process-limit=1']

/** Returns the path of an installed Chromium, or null. `CHROMIUM_PATH` wins; throws when it points to no file. */
function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`)
  const candidates = [named, chromium.executablePath(), ...system]
  return candidates.find((path) => path && existsSync(path)) ?? null
}

/** Finds a Chromium or installs one: Playwright's, else Debian's. Throws when neither works. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found: installing one …')
  for (const words of [['npx', 'playwright', 'install', '--with-deps', 'chromium'], ...debian('chromium')]) {
    install(words)
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The browser journeys need Chromium, and it could not be installed. Install it and name it in CHROMIUM_PATH.',
  )
}

/**
 * Returns the path of `chromium-headless-shell`, which opens a page in half the time; installs it on Debian when permitted. Falls
 * back to the full Chromium.
 */
export function ensureShell(): string {
  if (process.env.CHROMIUM_PATH) return ensureChromium()
  if (!existsSync(SHELL) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the headless Chromium …')
    for (const words of debian('chromium-headless-shell')) install(words)
  }
  return existsSync(SHELL) ? SHELL : ensureChromium()
}

export function debian(...names: string[]): string[][] {
  return [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names],
  ]
}

export function install([command = '', ...args]: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
