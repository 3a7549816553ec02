import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Flags under which Chromium runs quietly in a container, also as root and without the internet. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chromium on this machine, or null. `CHROMIUM_PATH` wins. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...system]
  return candidates.find((path) => path && existsSync(path)) ?? null
}

/** Finds a Chromium or installs one: Playwright's own, else Debian's. Throws when neither can be had. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found: installing one …')
  const attempts: [string, string[]][] = [
    ['npx', ['playwright', 'install', '--with-deps', 'chromium-headless-shell', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
  ]
  for (const [command, args] of attempts) {
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 240_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The browser journeys need Chromium, and it could not be installed. Install it and name it in CHROMIUM_PATH.',
  )
}
