// Runs `startNext` on the given folder, as `npm start` does, and exits with its code.
import { startNext } from '../next-process'

process.exitCode = await startNext(process.argv.slice(3), {
  root: process.argv[2] ?? '',
  output: 'inherit',
  // A stubborn child uses up the whole grace period.
  grace: process.argv[3] === 'stubborn' ? 500 : 10_000,
}).ended
