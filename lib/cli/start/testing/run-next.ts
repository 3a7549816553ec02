// Runs `startNext` on the folder given, as `npm start` does, and ends with its exit code.
import { startNext } from '../next-process'

process.exitCode = await startNext(process.argv.slice(3), {
  root: process.argv[2] ?? '',
  output: 'inherit',
  // Who is stubborn has to be waited for to the end.
  grace: process.argv[3] === 'stubborn' ? 500 : 10_000,
}).ended
