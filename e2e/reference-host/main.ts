import { ReferenceHost } from './server'

/** Interval of the check for our parent process, ms. */
const LOOK = 1000

/** Runs the reference host until a signal: `PORT=4000 npx tsx e2e/reference-host/main.ts`. */
const host = await new ReferenceHost(Number(process.env.PORT ?? 4000)).start()
if (process.env.SIDE) host.switches.side = Number(process.env.SIDE)
console.log(`The reference host answers at ${host.base}`)
const stop = () => void host.stop().then(() => process.exit(0))
process.on('SIGTERM', stop)
// Stops when killed tests leave it behind: the next ones need its port.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) stop()
}, LOOK).unref()
