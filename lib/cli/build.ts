import nextEnv from '@next/env'
import { complain } from './complain'
import { buildPages } from './start/build'

const root = process.cwd()
nextEnv.loadEnvConfig(root)
try {
  process.exitCode = await buildPages(root, { quiet: false })
} catch (error) {
  process.exitCode = complain(error, { json: false })
}
