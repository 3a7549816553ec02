import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { z } from 'zod'

/** Licences under which a package may be used: they ask for no more than to be named, or leave our own code alone. */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC-BY-4.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  // Fonts, and libraries that are used unchanged.
  ...['LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Zlib'],
])
/** Packages under another licence, each with the reason why it may stay. */
const EXCEPTIONS: Record<string, string> = {
  'png-js': 'MIT, which it says in its file LICENSE only',
  'humanize-number': 'MIT, which it says in its Readme only',
  only: 'MIT, which it says in its Readme only',
}

const Package = z.object({
  license: z.string().optional(),
  /** As packages of before 2014 write it. */
  licenses: z.array(z.object({ type: z.string() })).optional(),
})
const Lock = z.object({ packages: z.record(z.string(), Package.extend({ optional: z.boolean().optional() })) })

/** Whether a licence expression allows use under the list: one side of OR is enough. */
function isAllowed(expression: string): boolean {
  const sides = expression.replaceAll(/[()]/g, '').split(' OR ')
  return sides.some((side) => side.split(' AND ').every((licence) => ALLOWED.has(licence)))
}

/** The licence that the installed package names, where the lock file has none; null for one of another platform. */
function installedLicence(path: string): string | null {
  const file = `${path}/package.json`
  if (!existsSync(file)) return null
  const { license, licenses = [] } = Package.parse(JSON.parse(readFileSync(file, 'utf8')))
  return license ?? licenses[0]?.type ?? 'none'
}

test('each package has a licence that may be used', () => {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const found = Object.entries(packages).flatMap(([path, { license, optional }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    const licence = license ?? installedLicence(path)
    if (path === '' || name in EXCEPTIONS || (optional && licence === null)) return []
    return isAllowed(licence ?? 'none') ? [] : [`${name}: ${licence}`]
  })
  expect(found).toEqual([])
})

test.each([
  ['MIT OR GPL-3.0', true],
  ['MIT AND GPL-3.0', false],
  ['(MIT AND Zlib)', true],
  ['none', false],
])('%s: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed)
})
