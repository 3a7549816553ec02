import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { script } from '@/lib/testing/scripts'

export interface ServerProcess {
  origin: string
  /** Kills it, as a power cut would. */
  kill: () => Promise<void>
}

/** Starts the staff API on the embedded database in `dataDir`; port 0 means any. */
export async function startServer(dataDir: string, port = 0): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...script('staff'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_NO_WARNINGS: '1' },
  })
  const ended = once(child, 'exit')
  const { value: origin } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
  if (typeof origin !== 'string') throw new Error('The test server did not start')
  return {
    origin,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

export interface Ran {
  code: number | null
  out: string
  errors: string
}

/** Runs `shop <words>` as a process; `onError` receives its standard error as it arrives. */
export async function shop(words: string[], dataDir: string, onError: (text: string) => void = () => {}): Promise<Ran> {
  const child = spawn(process.execPath, [...script('cli'), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: dataDir, NODE_NO_WARNINGS: '1', npm_lifecycle_event: '' },
  })
  const ended = once(child, 'exit')
  child.stderr.setEncoding('utf8').on('data', onError)
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  return { code: child.exitCode, out, errors }
}
