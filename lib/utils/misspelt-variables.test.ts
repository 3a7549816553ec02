import { expect, test } from '@jest/globals'
import { variables } from '@/lib/config/environment'
import { misspeltVariables } from './misspelt-variables'

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['TRUSTED_PROXEIS', 'TRUSTED_PROXIES'],
  ['SHUTDOWN_DELAYS', 'SHUTDOWN_DELAY'],
  ['shop_url', 'SHOP_URL'],
])('%s is a misspelling of %s', (written, meant) => {
  expect(misspeltVariables({ [written]: 'x', PORT: '3000' })).toEqual([{ written, meant }])
})

test('accepts the shop’s own variables and unrelated ones', () => {
  const others = [
    'HOME',
    'PATH',
    'HOST',
    'PWD',
    'TZ',
    'LANG',
    'NODE_ENV',
    'TEST_DATABASE_URL',
    'HTTP_PROXY',
    'E2E_PORT',
  ]
  const all = Object.fromEntries([...variables, ...others].map((name) => [name, 'x']))
  expect(misspeltVariables(all)).toEqual([])
})
