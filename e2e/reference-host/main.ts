import { ReferenceHost } from './server'

/** `PORT=4000 npx tsx e2e/reference-host/main.ts`: the reference host, until it is told to stop. */
const host = await new ReferenceHost(Number(process.env.PORT ?? 4000)).start()
if (process.env.SIDE) host.switches.side = Number(process.env.SIDE)
console.log(`The reference host answers at ${host.base}`)
process.on('SIGTERM', () => void host.stop().then(() => process.exit(0)))
