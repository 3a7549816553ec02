import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Step } from '@/lib/server/http'
import { observeRequests } from '@/lib/server/observe-requests'
import { prepareRequest } from '@/lib/server/prepare-request'
import { serveSteps } from '@/lib/server/testing/serve-steps'
import { api } from '../v1/app'
import { answer } from './serve'

const routes = {
  staticRoutes: [{ page: '/', regex: '^/(?:/)?$' }],
  dynamicRoutes: [
    { page: '/details/[id]', regex: '^/details/([^/]+?)(?:/)?$' },
    { page: '/[...path]', regex: '^/(.+?)(?:/)?$' },
  ],
}

/** The API behind the HTTP server's first steps, as `serve` has them. Other paths are answered by `steps`, else 404. */
export async function observedShop(...steps: Step[]) {
  const root = mkdtempSync(join(tmpdir(), 'build-'))
  writeFileSync(join(root, 'routes-manifest.json'), JSON.stringify(routes))
  const first = [prepareRequest, observeRequests(root), ...steps]
  const shop = await serveSteps(first, (request, response) => void answer((one) => api.fetch(one), request, response))
  rmSync(root, { recursive: true })
  return shop
}
