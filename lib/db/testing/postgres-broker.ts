import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const STOP_MS = 15_000

export interface PostgresBroker {
  /** GET returns the server's URL; the first GET starts the server. */
  url: string
  close(): Promise<void>
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout || !child.stderr) throw new Error('The PostgreSQL process has no output.')
  const errors = text(child.stderr)
  for await (const chunk of child.stdout) return String(chunk).trim()
  throw new Error(await errors)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  child.stdin?.end()
  await gone
  clearTimeout(timer)
}

/** Starts PostgreSQL once per test run, on first use. `root` is the project's folder. */
export async function startPostgresBroker(root: string): Promise<PostgresBroker> {
  let child: ChildProcess | undefined
  let address: Promise<string> | undefined

  function start(): Promise<string> {
    // Detached: Ctrl-C reaches only the tests, and the child stops when its standard input closes.
    child = spawn(process.execPath, ['--import', 'tsx', join(root, 'lib/db/testing/postgres-process.ts')], {
      cwd: root,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    return firstLine(child)
  }

  const server = createServer((_request, response) => {
    address ??= start()
    address.then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.unref().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The broker has no port.')
  return {
    url: `http://127.0.0.1:${bound.port}/`,
    async close() {
      server.close()
      if (child) await stop(child)
    },
  }
}
