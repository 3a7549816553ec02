import nextEnv from '@next/env'
import { reportError } from './report-error'
import { buildPages } from './start/build'

const root = process.cwd()
nextEnv.loadEnvConfig(root)
try {
  process.exitCode = await buildPages(root, { quiet: false })
} catch (error) {
  process.exitCode = reportError(error, { json: false })
}
