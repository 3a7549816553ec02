import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { EMAIL } from '@/lib/contract/customer'
import { languages } from './constants'
import { readSecretFiles, secretFileVariables } from './secret-files'

const Origin = z
  .string()
  .refine(isOrigin, 'has to be an address without a path, such as https://shop.example')
  .transform((value) => new URL(value).origin)
const Address = z.url({ protocol: /^https?$/, error: 'has to be an address such as https://api.example/v1' })
const Bucket = z
  .string()
  .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/, 'has to be an address such as s3://bucket/folder')
  .transform((value) => value.replace(/\/$/, ''))
const Secret = z.string().min(24, 'has to have 24 characters or more')
const Flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], 'has to be on or off')
  .transform((value) => ['on', 'true', '1'].includes(value))

function isOrigin(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { href, origin } = new URL(value)
  return href === `${origin}/`
}

/** Comma-separated values. */
const List = z.string().transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
)
const Addresses = List.refine(
  (list) => list.every(isAddressOrRange),
  'has to be a list of IP addresses or ranges such as 10.0.0.0/8',
)

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

/** Host names, with a non-default port; `*.example.com` matches all subdomains. */
const Hosts = z
  .string()
  .toLowerCase()
  .pipe(List)
  .refine(
    (list) => list.every((one) => /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.test(one)),
    'has to be a list of host names such as cdn.example.com or *.example.com',
  )

function wholeNumber(from: number, to: number) {
  const error = `has to be a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((value) => value >= from && value <= to, error)
}

const Environment = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  SHOP_URL: Origin.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error:
        'has to be an address such as postgres://user:word@host/shop; in user and word, # is %23, / is %2F, @ is %40',
    })
    .optional(),
  API_BASE_URL: Address.optional(),
  IMAGE_HOSTS: Hosts.default([]),
  PICTURE_CACHE_MB: wholeNumber(50, 1_000_000).default(2000),
  MEDIA_STORE: Bucket.optional(),
  MEDIA_URL: Address.transform((value) => value.replace(/\/+$/, '')).optional(),
  BACKUP_AT: List.refine(
    (list) => list.every((one) => /^([01]\d|2[0-3]):[0-5]\d$/.test(one)),
    'has to be times in Asia/Dubai such as 03:30 or 03:30,15:30',
  ).default([]),
  BACKUP_KEEP: wholeNumber(1, 1000).default(14),
  BACKUP_TO: z.union([Bucket, z.string().regex(/^(?!s3:)./, 'has to be a folder, or s3://bucket/folder')]).optional(),
  S3_ENDPOINT: Origin.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SHOP_DEMO: Flag.optional(),
  STAFF_TOKEN: Secret.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'is not a secret key of Stripe (sk_… or rk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'is not a webhook secret of Stripe (whsec_…)')
    .optional(),
  STRIPE_API_BASE: Origin.optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'is not a publishable key of Stripe (pk_…)')
    .optional(),
  CARCASS_CATEGORY_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'has to be the id of a category: letters, digits, - and _')
    .optional(),
  SHUTDOWN_DELAY: wholeNumber(0, 300).default(0),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  TRUSTED_PROXIES: Addresses.default([]),
  NEXT_PUBLIC_STARTUP: z.enum(['once', 'always', 'off']).default('once'),
  WHATSAPP_TOKEN: z.string().min(1).optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'has to be the number’s id: digits').optional(),
  WHATSAPP_API_BASE: Origin.default('https://graph.facebook.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'has to be an address such as smtps://user:word@host' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'has to be an e-mail address')
    .optional(),
  ORDER_MAIL: z.email({ pattern: EMAIL, error: 'has to be an e-mail address' }).optional(),
  ORDER_MAIL_LANGUAGE: z.enum(languages, `has to be ${languages.join(' or ')}`).default('en'),
  TILE_URL: Address.refine(
    (value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
    'has to hold {z}, {x} and {y}',
  ).default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  PASSWORD_MIN_LENGTH: wholeNumber(4, 64).default(8),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z
    .string()
    .refine((value) => isIP(value) !== 0, 'has to be an IP address')
    .default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: Address.optional(),
  OTEL_SERVICE_NAME: z.string().default('oasis'),
})

type Values = z.infer<typeof Environment>

/** The shop's configuration, as `docs/operating/configuration.md` lists it. */
type Config = ReturnType<typeof read>

/** A wrong setting; the message names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** All environment variables of the shop. */
export const variables = [...Object.keys(Environment.shape), ...secretFileVariables]

let last: { values: (string | undefined)[]; folder: string; config: Readonly<Config> } | undefined

/**
 * Parses and checks the environment. Throws ConfigError naming every wrong variable. Empty variables count as unset. Called
 * many times per page, so the frozen result is cached until a variable changes; a secret's file is read once.
 */
export function config(env: Record<string, string | undefined> = process.env): Readonly<Config> {
  // `DATA_DIR` is relative to it.
  const folder = process.cwd()
  const values = variables.map((name) => env[name])
  if (last?.folder !== folder || values.some((value, at) => value !== last?.values[at]))
    last = { values, folder, config: Object.freeze(read(env)) }
  return last.config
}

function read(env: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { secrets, faults } = readSecretFiles(present)
  const parsed = Environment.safeParse({ ...present, ...secrets })
  if (!parsed.success || faults.length > 0) {
    const lines = [
      ...faults,
      ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ]
    throw new ConfigError(`Configuration is wrong.\n${lines.map((line) => `  ${line}`).join('\n')}`)
  }
  const value = parsed.data
  assertTogether(value, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  if (value.METRICS_PORT === value.PORT)
    throw new ConfigError('METRICS_PORT has to be another port than PORT, which is public.')
  return {
    port: value.PORT,
    /** Public origin, without a trailing slash: canonical, share and mail links. */
    shopUrl: value.SHOP_URL ?? `http://localhost:${value.PORT}`,
    /** Absolute path. */
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    /** The owner's API host; replaces the shop's own database for all API calls. */
    apiBaseUrl: value.API_BASE_URL ?? null,
    /** Hosts, beside the API's, from which pictures are fetched. */
    imageHosts: value.IMAGE_HOSTS,
    /** Disk limit for pictures of the API host, or of the object store. */
    pictureCacheBytes: value.PICTURE_CACHE_MB * 1_000_000,
    /** `s3://bucket/folder` of pictures and videos; null: `DATA_DIR/media`. */
    mediaStore: value.MEDIA_STORE ?? null,
    /** Public address of that folder, without a trailing slash; null: the shop serves what it holds. */
    mediaUrl: value.MEDIA_URL ?? null,
    /** Times of scheduled backups (`HH:MM` in Asia/Dubai), how many are kept, and the folder or `s3://bucket/folder`. */
    backup: { at: value.BACKUP_AT, keep: value.BACKUP_KEEP, to: backupTo(value) },
    /** Null: no object storage. */
    s3: s3Of(value),
    /** Null: demo when the embedded database is empty. */
    demo: value.SHOP_DEMO ?? null,
    staffToken: value.STAFF_TOKEN ?? null,
    stripeSecretKey: value.STRIPE_SECRET_KEY ?? null,
    stripeWebhookSecret: value.STRIPE_WEBHOOK_SECRET ?? null,
    /** Replaces the payment provider's API origin (tests). */
    stripeApiBase: value.STRIPE_API_BASE ?? null,
    /** Lets the browser open the card page when the API host returns only a session id. */
    stripePublishableKey: value.STRIPE_PUBLISHABLE_KEY ?? null,
    /** The API host's id of the carcass category, otherwise found by name. */
    carcassCategoryId: value.CARCASS_CATEGORY_ID ?? null,
    logLevel: value.LOG_LEVEL,
    /** How long the shop serves after SIGTERM, ms. */
    shutdownDelay: value.SHUTDOWN_DELAY * 1000,
    /** Proxy addresses and ranges whose `X-Forwarded-For` is trusted. */
    trustedProxies: value.TRUSTED_PROXIES,
    /** How often the loader and the splash are shown. */
    startUp: value.NEXT_PUBLIC_STARTUP,
    /** Null: WhatsApp messages go to the outbox folder. */
    whatsapp: whatsappOf(value),
    /** Null: mails go to the outbox folder. */
    mail: mailOf(value),
    /** Recipient of new-order mails and their language; null: none. */
    orderMail: value.ORDER_MAIL ? { to: value.ORDER_MAIL, language: value.ORDER_MAIL_LANGUAGE } : null,
    /** Map tiles, with `{z}`, `{x}` and `{y}`. */
    tileUrl: value.TILE_URL,
    /** In characters. */
    passwordMinLength: value.PASSWORD_MIN_LENGTH,
    /** Where Prometheus reads; null: nothing is counted. */
    metrics: value.METRICS_PORT ? { port: value.METRICS_PORT, host: value.METRICS_HOST } : null,
    /** The shop's name in traces, whose collector OpenTelemetry reads from the environment itself; null: no traces. */
    traces: value.OTEL_EXPORTER_OTLP_ENDPOINT ? { service: value.OTEL_SERVICE_NAME } : null,
  }
}

function s3Of(value: Values) {
  const { S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value
  assertTogether(value, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
  if (value.MEDIA_URL && !value.MEDIA_STORE)
    throw new ConfigError('MEDIA_URL is the public address of MEDIA_STORE: set both or only MEDIA_STORE.')
  if (!accessKeyId || !secretAccessKey) {
    const user = value.MEDIA_STORE ? 'MEDIA_STORE' : value.BACKUP_TO?.startsWith('s3:') && 'BACKUP_TO'
    if (user) throw new ConfigError(`${user} needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`)
    return null
  }
  return { endpoint: value.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`, region, accessKeyId, secretAccessKey }
}

function backupTo({ BACKUP_TO: to, DATA_DIR }: Values): string {
  if (to?.startsWith('s3:')) return to
  return resolve(/*turbopackIgnore: true*/ to ?? join(DATA_DIR, 'backups'))
}

function whatsappOf(value: Values) {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_API_BASE: apiBase } = value
  assertTogether(value, 'WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID')
  if (!token || !phoneNumberId) return null
  return { token, phoneNumberId, apiBase }
}

function mailOf(value: Values) {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = value
  assertTogether(value, 'SMTP_URL', 'MAIL_FROM')
  if (!smtpUrl || !from) return null
  return { smtpUrl, from }
}

/** Throws ConfigError when only one of two dependent variables is set. */
function assertTogether(value: Values, one: keyof Values, other: keyof Values): void {
  if ((value[one] === undefined) !== (value[other] === undefined))
    throw new ConfigError(`${one} and ${other} belong together: set both or neither.`)
}
