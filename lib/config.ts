import { resolve } from 'node:path'
import { z } from 'zod'

const Origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)
const Secret = z.string().min(24)
const Flag = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((value) => ['on', 'true', '1'].includes(value))

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SHOP_URL: Origin.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  API_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SHOP_DEMO: Flag.optional(),
  STAFF_TOKEN: Secret.optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  TRUSTED_PROXIES: z.string().default(''),
})

/** The shop's configuration, as README lists it. */
export interface Config {
  port: number
  /** Public origin, without a trailing slash: canonical, share and mail links. */
  shopUrl: string
  /** Absolute path. */
  dataDir: string
  databaseUrl: string | null
  apiBaseUrl: string | null
  /** Null: demo when the embedded database is empty. */
  demo: boolean | null
  staffToken: string | null
  logLevel: z.infer<typeof Environment>['LOG_LEVEL']
  trustedProxies: string[]
}

/** A setting is wrong; the message names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads and checks the environment. Throws ConfigError naming every wrong variable. Empty variables count as unset. */
export function config(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Configuration is wrong.\n${lines.map((line) => `  ${line}`).join('\n')}`)
  }
  const value = parsed.data
  return {
    port: value.PORT,
    shopUrl: value.SHOP_URL ?? `http://localhost:${value.PORT}`,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    apiBaseUrl: value.API_BASE_URL ?? null,
    demo: value.SHOP_DEMO ?? null,
    staffToken: value.STAFF_TOKEN ?? null,
    logLevel: value.LOG_LEVEL,
    trustedProxies: value.TRUSTED_PROXIES.split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  }
}
