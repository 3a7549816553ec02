import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { config } from '@/lib/config/environment'
import { log } from '@/lib/utils/log'
import { startTelemetry } from '@/lib/telemetry/start'
import { compress } from './compress'
import { printStartupError } from './console'
import { limitHeapGrowth } from './heap-growth'
import { createShopServer, type Handler } from './http'
import { keepDaily, keptFiles } from './kept-files'
import { sendMediaFiles } from './media-files'
import { observeRequests } from './observe-requests'
import { cachePages } from './page-cache'
import { prepareRequest } from './prepare-request'
import { refuse } from './refuse'
import { runningShop } from './running-shop'
import { staticFiles } from './static-files'
import { handleShutdown } from './stopping'
import { limitUploads } from './uploads'

interface Options {
  dir: string
  port: number
  /** Serves the sources as they change, without the steps that only speed up or guard a built shop. */
  dev: boolean
}

/** Serves the shop until a signal stops it: Next behind a chain of steps. Resolves when it listens. */
export async function serve({ dir, port, dev }: Options): Promise<void> {
  await startTelemetry(async () => (await runningShop()?.readings()) ?? [])
  // Next listens for upgrades on the server it is given. In production it leaks those it does not handle, so it gets another.
  const app = next({ dev, dir, port, ...(!dev && { httpServer: createServer() }) })
  const built = staticFiles(join(dir, '.next'))
  const kept = dev ? null : keptFiles(join(dir, '.next'), join(config().dataDir, 'static'))
  const first = [prepareRequest, observeRequests(join(dir, '.next')), limitUploads()]
  const steps = kept
    ? [...first, refuse, built.send, sendMediaFiles, pageCache(), compress, kept.send]
    : [...first, compress]
  const handle = app.getRequestHandler()
  const render: Handler = (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log().error({ err: error }, 'A request could not be handled')
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  }
  const server = createShopServer(steps, render)
  handleShutdown(server)
  if (!dev) limitHeapGrowth()
  // Starts the shop, by instrumentation.ts.
  await app.prepare()
  await once(server.listen(port), 'listening')
  if (!kept) return
  built.compressAll().catch(printStartupError)
  keepDaily(kept.keep, printStartupError)
}

function pageCache() {
  const state = async () => (await runningShop()?.pageState()) ?? ''
  // A host's state changes at once with its data, so pages need no steady time.
  return cachePages(state, config().apiBaseUrl ? 0 : undefined)
}
