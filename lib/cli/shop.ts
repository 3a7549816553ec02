import nextEnv from '@next/env'
import { exitOnSignals, exitWhenUnread } from './at-exit'
import { runShop } from './program'

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
exitOnSignals()
exitWhenUnread()
await runShop(process.argv.slice(2))
