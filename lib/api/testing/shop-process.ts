// A server with slow responses on a shop started as the HTTP server starts it. Prints its port when ready.
import { startShop } from '@/lib/server/startup'
import { handleShutdown } from '@/lib/server/stopping'
import { serveSteps } from '@/lib/server/testing/serve-steps'

const ANSWER_AFTER = 400

const { server, port } = await serveSteps([], (_request, response) => {
  process.stdout.write('asked\n')
  setTimeout(() => response.end('answered'), ANSWER_AFTER)
})
handleShutdown(server)
await startShop()
process.stdout.write(`port ${port}\n`)
