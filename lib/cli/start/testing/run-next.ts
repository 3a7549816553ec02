// Runs `startNext` on the folder given, as `npm start` does, and ends with its exit code.
import { startNext } from '../next-process'

process.exitCode = await startNext(process.argv.slice(3), {
  root: process.argv[2] ?? '',
  output: 'inherit',
  grace: 500,
}).ended
