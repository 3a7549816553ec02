import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { demoCategories } from '@/lib/db/demo/catalogue/categories'
import { demoProducts } from '@/lib/db/demo/catalogue/products'
import { DEMO_PHONE } from '@/lib/shop/demo/customer'

const folders = ['lib/cli', 'lib/cli/commands', 'docs', 'docs/operating']
const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
const texts = files.filter((path) => /\.(ts|md)$/.test(path) && !path.includes('.test.'))
const written = ['README.md', ...texts].map((path) => readFileSync(path, 'utf8')).join('\n')

/** What the examples of help and documents name after a command, without quotes. */
function named(words: string): string[] {
  const found = written.matchAll(new RegExp(`(?:(?:shop -- |')${words}) (?:"([^"]+)"|([\\w-]*[a-z\\d][\\w-]*))`, 'g'))
  return [...found].map(([, quoted, plain]) => quoted ?? plain ?? '')
}

const categories = demoCategories.flatMap(({ name, subcategories }) => [
  name.en,
  ...subcategories.flatMap((one) => [one.name.en, `${name.en} > ${one.name.en}`]),
])

test.each([
  ['products', '(?:stock set|product (?:show|set|facts|feeds|vat|video))', demoProducts.map((one) => one.handle)],
  ['categories', '(?:(?:category|preparations) \\w+|.* --category|.* --into)', categories],
  ['customers', 'customer (?:show|export|erase)', [DEMO_PHONE.replace('971', '0')]],
])('examples name %s of the demo shop', (_kind, command, known) => {
  const names = named(command)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})

test('examples name the data folder of the service', () => {
  const [, folder] = /^Environment=DATA_DIR=(.+)$/m.exec(readFileSync('docs/operating/oasis.service', 'utf8')) ?? []
  const folders = [...written.matchAll(/DATA_DIR=(\/\S+)/g)].map(([, path]) => path)
  expect(new Set(folders)).toEqual(new Set([folder]))
})
