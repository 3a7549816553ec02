import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from '@jest/globals'
import { setEnvironment } from '@/lib/testing/environment'
import { config, ConfigError, variables } from './environment'

const before = { ...process.env }
const folder = process.cwd()

afterEach(() => {
  process.env = { ...before }
  process.chdir(folder)
})

test('returns the same object while no variable has changed', () => {
  const first = config()
  process.env.SOMETHING_ELSE = 'which the shop does not read'
  expect(config()).toBe(first)
  expect(config({ ...process.env })).toBe(first)
})

test.each([
  ['another value', 'SHOP_URL', 'https://one.example', 'https://other.example', 'shopUrl'],
  ['a value that was not there', 'SHOP_URL', undefined, 'https://other.example', 'shopUrl'],
  ['a value that is gone', 'TILE_URL', 'https://tiles.example/{z}/{x}/{y}', undefined, 'tileUrl'],
  ['another list', 'TRUSTED_PROXIES', '10.0.0.1', '10.0.0.2', 'trustedProxies'],
] as const)('a change of %s applies at the next call', (_, name, one, other, field) => {
  const set = (value: string | undefined) => {
    setEnvironment(name, value)
    return config()[field]
  }
  const [first, second] = [set(one), set(other)]
  expect(second).not.toEqual(first)
  expect(set(one)).toEqual(first)
})

test('resolves a relative DATA_DIR from the current working directory', () => {
  process.env.DATA_DIR = 'data'
  const first = config().dataDir
  process.chdir('/')
  expect([first, config().dataDir]).toEqual([`${folder}/data`, '/data'])
})

test('throws for a wrong variable at every call until it is corrected', () => {
  process.env.PORT = 'many'
  for (let call = 0; call < 2; call++) expect(() => config()).toThrow(ConfigError)
  process.env.PORT = '4000'
  expect(config().port).toBe(4000)
})

test.each([
  [
    'a store that is no bucket',
    { MEDIA_STORE: '/srv/media' },
    'MEDIA_STORE: has to be an address such as s3://bucket/folder',
  ],
  [
    'a store without keys',
    { MEDIA_STORE: 's3://oasis' },
    'MEDIA_STORE needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  ],
  ['a CDN without a store', { MEDIA_URL: 'https://cdn.example' }, 'MEDIA_URL is the public address of MEDIA_STORE'],
  ['a time that is none', { BACKUP_AT: '3:30' }, 'BACKUP_AT: has to be times in Asia/Dubai such as 03:30'],
  ['backups to a bucket without keys', { BACKUP_TO: 's3://oasis' }, 'BACKUP_TO needs S3_ACCESS_KEY_ID'],
  ['a port that is a word', { PORT: 'many' }, 'PORT: has to be a whole number from 1 to 65535'],
  ['a port beyond the last', { PORT: '70000' }, 'PORT: has to be a whole number from 1 to 65535'],
  ['a port that nobody could know', { PORT: '0' }, 'PORT: has to be a whole number from 1 to 65535'],
  ['a flag of another kind', { SHOP_DEMO: 'maybe' }, 'SHOP_DEMO: has to be on or off'],
  ['a short token', { STAFF_TOKEN: 'short' }, 'STAFF_TOKEN: has to have 24 characters or more'],
  ['an origin with a path', { SHOP_URL: 'https://one.example/shop' }, 'SHOP_URL: has to be an address without a path'],
  ['an origin that is none', { SHOP_URL: 'one.example' }, 'SHOP_URL: has to be an address without a path, such as'],
  [
    'a host that is no address',
    { API_BASE_URL: 'api.example.com' },
    'API_BASE_URL: has to be an address such as https://api.example/v1',
  ],
  [
    'a word with a sign in it',
    { DATABASE_URL: 'postgres://a:b#c@host/shop' },
    'DATABASE_URL: has to be an address such',
  ],
  [
    'tiles that are all the same',
    { TILE_URL: 'https://tiles.example/{z}/{x}' },
    'TILE_URL: has to hold {z}, {x} and {y}',
  ],
  ['half of Stripe', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together'],
  [
    'the other half',
    { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together',
  ],
  ['a sender without a mail server', { MAIL_FROM: 'shop@one.example' }, 'SMTP_URL and MAIL_FROM belong together'],
  ['no address for orders', { ORDER_MAIL: 'orders' }, 'ORDER_MAIL: has to be an e-mail address'],
  ['a third language', { ORDER_MAIL_LANGUAGE: 'fr' }, 'ORDER_MAIL_LANGUAGE: has to be en or ar'],
  ['metrics on the public port', { PORT: '80', METRICS_PORT: '80' }, 'METRICS_PORT has to be another port than PORT'],
  ['a name to listen on', { METRICS_HOST: 'shop.example' }, 'METRICS_HOST: has to be an IP address'],
  [
    'a collector that is no address',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT: has to be an address such as',
  ],
  ['a mail server without a sender', { SMTP_URL: 'smtp://one.example' }, 'SMTP_URL and MAIL_FROM belong together'],
])('refuses %s and names the variable and valid values', (_, env, message) => {
  expect(() => config(env)).toThrow(message)
})

test('the shared result is frozen', () => {
  expect(() => Object.assign(config(), { port: 1 })).toThrow(TypeError)
})

test('the documentation lists exactly the variables read', () => {
  const documents = ['docs/operating/configuration.md', 'docs/api-host.md'].map((path) => readFileSync(path, 'utf8'))
  const rows = documents.join('\n').match(/^\| `[A-Z].*?\|/gm) ?? []
  const listed = rows.flatMap((row) => row.match(/(?<=`)[A-Z\d_]{4,}(?=`)/g) ?? [])
  expect(listed.toSorted()).toEqual(variables.toSorted())
})
