import nextEnv from '@next/env'
import { reportError } from './exit'
import { buildPages } from './start/build-pages'

const root = process.cwd()
nextEnv.loadEnvConfig(root)
try {
  process.exitCode = await buildPages(root)
} catch (error) {
  process.exitCode = reportError(error, { json: false })
}
