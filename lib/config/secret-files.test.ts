import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { config, ConfigError } from './environment'
import { secretVariables } from './secret-files'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const good = {
  DATABASE_URL: 'postgres://shop:word@host/shop',
  STAFF_TOKEN: 'a-token-of-24-or-more-characters',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  WHATSAPP_TOKEN: 'EAAG',
  SMTP_URL: 'smtps://shop:word@host',
  S3_ACCESS_KEY_ID: 'AKIA',
  S3_SECRET_ACCESS_KEY: 'word',
}
const rest = { WHATSAPP_PHONE_NUMBER_ID: '1', MAIL_FROM: 'shop@one.example' }

function inFile(text: string): string {
  const path = join(folder, 'secret')
  writeFileSync(path, text)
  return path
}

function refusal(env: Record<string, string>): string {
  try {
    config(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
  }
  return 'none'
}

test.each(secretVariables)('%s from a file is the same as from the variable', (name) => {
  const { [name]: value, ...others } = good
  expect(config({ ...others, ...rest, [`${name}_FILE`]: inFile(`${value}\n`) })).toEqual(config({ ...good, ...rest }))
})

test('a file that is wrong stops the start: the message names the variable and the remedy, never what it holds', () => {
  const remedy = 'has to be the path of a file that this user may read and that holds STAFF_TOKEN alone'
  const ofFile = (path: string) => refusal({ STAFF_TOKEN_FILE: path })
  expect(ofFile(inFile(' \n'))).toContain(`STAFF_TOKEN_FILE: the file is empty; ${remedy}`)
  // The secret itself, instead of a path.
  expect(ofFile(good.STAFF_TOKEN)).toContain(`STAFF_TOKEN_FILE: the file cannot be read (ENOENT); ${remedy}`)
  expect(ofFile(folder)).toContain(`STAFF_TOKEN_FILE: the file cannot be read (EISDIR); ${remedy}`)
  const both = refusal({ STAFF_TOKEN: good.STAFF_TOKEN, STAFF_TOKEN_FILE: inFile(good.STAFF_TOKEN) })
  expect(both).toContain('STAFF_TOKEN and STAFF_TOKEN_FILE are both set: remove one.')
  const short = refusal({ STAFF_TOKEN_FILE: inFile('s3cret') })
  expect(short).toContain('STAFF_TOKEN: has to have 24 characters or more')
  expect([ofFile(good.STAFF_TOKEN), both, short].join()).not.toMatch(/s3cret|a-token-of/)
})

test('no refusal of a secret shows it', () => {
  const wrong = Object.fromEntries(secretVariables.map((name) => [name, 'ftp://Never Shown']))
  const shown = refusal({ ...wrong, STAFF_TOKEN: 'Never Shown', WHATSAPP_TOKEN: '' })
  for (const name of ['DATABASE_URL', 'STAFF_TOKEN', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL'])
    expect(shown).toContain(`${name}: `)
  expect(shown).not.toContain('Never Shown')
})
