import { launchers, stillThere } from '@/lib/cli/start/launchers'
import { ReferenceHost } from './server'

/** How often it is looked for those who started it, in ms. */
const LOOK = 1000

/** `PORT=4000 npx tsx e2e/reference-host/main.ts`: the reference host, until it is told to stop. */
const host = await new ReferenceHost(Number(process.env.PORT ?? 4000)).start()
if (process.env.SIDE) host.switches.side = Number(process.env.SIDE)
console.log(`The reference host answers at ${host.base}`)
const stop = () => void host.stop().then(() => process.exit(0))
process.on('SIGTERM', stop)
// Tests that were killed leave nothing running: the next ones need its port.
const chain = launchers()
setInterval(() => {
  if (!stillThere(chain)) stop()
}, LOOK).unref()
