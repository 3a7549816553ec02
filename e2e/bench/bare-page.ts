import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { startServer, type RunningServer } from './servers'

const FOLDER = 'e2e/bench/reference'
const PORT = 3971
const next = ['node', 'node_modules/next/dist/bin/next']

/**
 * Starts a bare Next page (a language from a cookie, 24 plain cards). Machine speed varies threefold by the hour, so measurements
 * are compared with this page in the same run. Standards 26, 28.
 */
export function startBarePage(): Promise<RunningServer> {
  if (!existsSync(`${FOLDER}/.next/BUILD_ID`))
    spawnSync(next[0] ?? '', [...next.slice(1), 'build', FOLDER], { stdio: 'inherit' })
  return startServer({ command: [...next, 'start', FOLDER, '-p', String(PORT)], port: PORT, ready: '/' })
}
