// A server with slow responses on a shop started as Next starts it. Prints its port when ready.
import { createServer } from 'node:http'
import { startShop } from '@/lib/server/startup'

const ANSWER_AFTER = 400

const server = createServer((request, response) => {
  process.stdout.write('asked\n')
  setTimeout(() => response.end('answered'), ANSWER_AFTER)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
await startShop()
const address = server.address()
process.stdout.write(`port ${typeof address === 'object' ? address?.port : ''}\n`)
