import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ImportReport } from '@/lib/contract/staff'
import { copyPgliteDatabase } from '@/lib/db/testing/pglite-database'
import { csv, older } from '@/lib/shop/import/testing/csv'
import { png } from '@/lib/shop/import/testing/picture'
import { shopHere } from './testing/in-process'
import { type Ran, type ServerProcess, shop, startServer } from './testing/processes'

const SLOW = 300_000
/** A real export with photographs, available on developers' machines only. */
const real = resolve('../shared/data/shopify-sample')

describe('npm run shop', () => {
  let folder: string
  let dataDir: string
  let server: ServerProcess
  const run = (...words: string[]) => shopHere([...words, '--url', server.origin], dataDir)
  const report = ({ out }: Ran) => ImportReport.parse(JSON.parse(out))
  const write = async (name: string, content: Uint8Array) => {
    await writeFile(join(folder, name), content)
    return join(folder, name)
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oasis-cli-'))
    dataDir = join(folder, 'data')
    await mkdir(join(folder, 'pictures'), { recursive: true })
    await copyPgliteDatabase(dataDir)
    server = await startServer(dataDir)
  }, SLOW)

  afterAll(async () => {
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }, SLOW)

  test(
    'prints its usage',
    async () => {
      const [help, nothing, wrong, missing] = await Promise.all([
        run('import', '--help'),
        run('import'),
        run('seed', '--products', 'many'),
        run('import', 'no-such-file.csv'),
      ])
      expect(help).toMatchObject({ code: 0, errors: '' })
      expect(help.out).toContain('npm run shop -- import products.csv --images pictures')
      expect(help.out).toContain('--url <origin>')
      expect(nothing).toMatchObject({ code: 2, out: '', errors: expect.stringContaining('Add --help for help.') })
      expect(wrong).toMatchObject({ code: 2, errors: expect.stringContaining('A whole number from 1') })
      expect(missing).toMatchObject({ code: 2, errors: expect.stringContaining('There is no file') })
      for (const words of [['help'], ['help', 'stock'], ['stock', 'help'], ['stock', 'help', 'set']]) {
        const helped = await run(...words)
        expect(helped).toMatchObject({ code: 0, errors: '', out: expect.stringMatching(/^Usage: shop /) })
      }
      const jsonRuns = await Promise.all([
        run('import', '--json'),
        run('order', '--json'),
        run('seed', '--products', 'x', '--json'),
        run('stock', 'set', '', '5', '--json'),
        run('order', 'show', ' ', '--json'),
      ])
      expect(jsonRuns.map(({ code, out }) => [code, JSON.parse(out)])).toEqual([
        [2, { error: "missing required argument 'file'" }],
        [2, { error: 'A command is missing.' }],
        [2, { error: expect.stringContaining('A whole number from 1') }],
        [2, { error: expect.stringContaining('The id or handle of a product.') }],
        [2, { error: expect.stringContaining('The number or id of an order.') }],
      ])
    },
    SLOW,
  )

  test(
    'prints the same as a separate process, with its exit code',
    async () => {
      const header = await write('only-header.csv', new TextEncoder().encode('Handle,Title,Variant Price\n'))
      const at = ['--url', server.origin]
      const ran = await Promise.all([
        shop(['import', '--help'], dataDir),
        shop(['import', header, ...at], dataDir),
        shop(['import', '--json'], dataDir),
        shop(['stock', 'set', 'nobody', '1', ...at], dataDir),
      ])
      expect(ran).toMatchObject([
        { code: 0, errors: '', out: expect.stringMatching(/^Usage: shop import/) },
        { code: 1, errors: '', out: expect.stringContaining('The file holds no products.\n') },
        { code: 2, out: `${JSON.stringify({ error: "missing required argument 'file'" })}\n` },
        { code: 3, out: '', errors: 'No product has the id or handle "nobody".\n' },
      ])
    },
    SLOW,
  )

  test(
    'is available under the name in the README',
    async () => {
      const words = ['run', '-s', 'shop', '--', 'import', '--help']
      const { stdout } = await promisify(execFile)('npm', words, { encoding: 'utf8' })
      expect(stdout).toContain('npm run shop -- import products.csv --images pictures')
      expect(stdout).toContain('npm run -s shop -- import products.csv --dry-run --json')
      expect(stdout).toMatch(/^Usage: shop import/)
    },
    SLOW,
  )

  test(
    'reports an unreachable or refusing shop',
    async () => {
      const nobody = await shopHere(['stock', 'set', 'x', '1', '--url', 'http://127.0.0.1:9'], dataDir)
      expect(nobody).toMatchObject({ code: 3, out: '' })
      expect(nobody.errors).toContain('Is it running? Start it with: npm start')
      const unknown = await run('stock', 'set', 'nobody', '1', '--json')
      expect(unknown.code).toBe(3)
      expect(JSON.parse(unknown.out)).toEqual({ error: 'No product has the id or handle "nobody".' })
    },
    SLOW,
  )

  test(
    'reports local problems in one line',
    async () => {
      const file = await write('in-the-way', new Uint8Array())
      const token = join(folder, 'odd', 'staff-token')
      await mkdir(token, { recursive: true })
      const printed = await Promise.all([
        run('export', join(file, 'out.csv')),
        run('export', join(folder, 'ok.csv'), '--images', file),
        run('backup', join(file, 'monday.gz')),
        shopHere(['order', 'list', '--url', server.origin], join(folder, 'odd')),
      ])
      const inTheWay = 'cannot be written: a file stands where a folder has to be.\n'
      expect(printed.map(({ errors }) => errors)).toEqual([
        `${join(file, 'out.csv')} ${inTheWay}`,
        `${file} ${inTheWay}`,
        `${join(file, 'monday.gz')} ${inTheWay}`,
        `The staff token in ${token} cannot be read: it is a folder.\n`,
      ])
      expect(printed.map(({ code }) => code)).toEqual([2, 2, 2, 2])
    },
    SLOW,
  )

  test(
    'sets the home page with pictures from a folder, or changes nothing on an error',
    async () => {
      const pictures = join(folder, 'home-pictures')
      await mkdir(pictures)
      await writeFile(join(pictures, 'hero.png'), await png(41))
      await writeFile(join(pictures, 'broken.jpg'), 'no picture at all')
      const file = (name: string, value: unknown) => write(name, new TextEncoder().encode(JSON.stringify(value)))
      const good = await file('home.json', { hero: [{ image: 'hero.png', link: '/shop' }], freeShippingNote: false })
      const broken = await file('broken.json', { mainImage: 'broken.jpg', boards: [{ image: 'hero.png' }] })
      const odd = await file('odd.json', {
        ...{ hero: [{ image: 'hero.png', link: 'javascript:0', headline: { en: 'x' } }], boards: {}, boardz: [] },
      })
      const set = await run('home', 'set', good, '--images', pictures)
      expect(set).toMatchObject({ code: 0, out: 'The home page has 1 slide, 0 boards and 0 groups of yours.\n' })
      const shown = await run('home', 'show')
      expect(JSON.parse(shown.out)).toMatchObject({ hero: [{ link: '/shop' }], boards: [], freeShippingNote: false })
      const printed = await Promise.all([
        run('home', 'set', good),
        run('home', 'set', broken, '--images', pictures),
        run('home', 'set', odd, '--images', pictures),
        run('home', 'set', join(folder, 'none.json')),
        run('home', 'set', await write('text.json', new TextEncoder().encode('{\n "hero": ["a" "b"]\n}'))),
      ])
      expect(printed.map(({ code }) => code)).toEqual([2, 1, 2, 2, 2])
      expect(printed[0]?.errors).toBe('Pictures named, and no folder is: add --images: hero.png.\n')
      expect(printed[1]?.errors).toMatch(
        /broken\.jpg: The file is not a picture.*\n[^]*Nothing was changed: a picture was refused/,
      )
      expect(printed[2]?.errors.split('\n')).toEqual([
        `${odd} is not understood:`,
        '✖ Unrecognized key: "boardz"',
        '✖ Invalid input: expected array, received object',
        '  → at boards',
        expect.stringMatching(/^✖ a link begins with /),
        '  → at hero[0].link',
        '✖ Invalid input: expected string, received undefined',
        '  → at hero[0].headline.ar',
        ...['Nothing was changed.', ''],
      ])
      expect(printed[3]?.errors).toBe(`${join(folder, 'none.json')} cannot be read: no such file or folder.\n`)
      expect(printed[4]?.errors).toMatch(
        /text\.json is not JSON: .*Expected .* line 2, column 15\.\nNothing was changed\.\n$/,
      )
      expect((await run('home', 'show')).out).toBe(shown.out)
      const kept = await write('again.json', new TextEncoder().encode(shown.out))
      expect((await run('home', 'set', kept, '--json')).out).toBe(`${JSON.stringify(JSON.parse(shown.out))}\n`)
    },
    SLOW,
  )

  test(
    'imports good rows, reports bad ones, and changes nothing the second time',
    async () => {
      await writeFile(join(folder, 'pictures', 'kitten_grande.png'), await png(31))
      await writeFile(join(folder, 'pictures', 'puppy.jpg'), 'no picture at all')
      const file = await write(
        'products.csv',
        csv([
          older('kitten', { 'Body (HTML)': '<p>two\nlines</p>', 'Image Src': 'https://x/kitten.jpg?v=1' }),
          older('broken', { 'Variant Price': 'ten' }),
          older('puppy', { 'Image Src': 'https://x/puppy.jpg' }),
        ]),
      )
      const pictures = ['--images', join(folder, 'pictures')]
      const dry = await run('import', file, ...pictures, '--dry-run', '--json')
      expect(report(dry)).toMatchObject({ created: 2, dryRun: true, pictures: 1 })
      expect(JSON.parse(dry.out)).toMatchObject({ refusedPictures: [{ name: 'puppy.jpg' }] })

      const first = await run('import', file, ...pictures)
      expect(first.code).toBe(1)
      expect(first.out).toContain('  line 4 (broken): price "ten" is not a number such as 12.50\n')
      expect(first.out).toContain('2 new, 0 changed, 0 unchanged, 1 left out; 1 pictures attached.')
      expect(first.errors).toContain('puppy.jpg: The file is not a picture the shop takes')
      expect(first.out).toContain('\nPictures left out:\n  puppy.jpg: The file is not a picture the shop takes')
      expect(first.errors).toContain('Products: 2 of 2')

      const second = await run('import', file, ...pictures, '--json')
      expect(second.code).toBe(1)
      const puppy = csv([older('puppy', { 'Image Src': 'https://x/puppy.jpg' })])
      const refusedOnly = await run('import', await write('puppy.csv', puppy), ...pictures, '--dry-run')
      expect(refusedOnly).toMatchObject({ code: 1, out: expect.not.stringContaining('Bad rows') })
      expect(report(second)).toMatchObject({ created: 0, changed: 0, unchanged: 2, pictures: 1 })
      expect(JSON.parse(second.out)).toMatchObject({
        refusedPictures: [{ name: 'puppy.jpg', reason: expect.stringContaining('not a picture the shop takes') }],
      })
    },
    SLOW,
  )

  test(
    'fails on a file with only a header, and still prints a result',
    async () => {
      const file = await write('header.csv', new TextEncoder().encode('Handle,Title,Variant Price\n'))
      const [printed, jsonRun] = [await run('import', file), await run('import', file, '--dry-run', '--json')]
      expect(printed).toMatchObject({ code: 1, out: expect.stringContaining('The file holds no products.\n') })
      expect(printed.out).toContain('0 new, 0 changed, 0 unchanged, 0 left out')
      expect(jsonRun.code).toBe(1)
      expect(report(jsonRun)).toMatchObject({ products: 0, bad: [] })
    },
    SLOW,
  )

  test(
    'sets stock, and exports a file that an import accepts',
    async () => {
      const set = await run('stock', 'set', 'kitten', '12', '--json')
      expect(set.code).toBe(0)
      expect(JSON.parse(set.out)).toMatchObject({ handle: 'kitten', previous: 5, stock: 12 })
      const file = join(folder, 'out', 'exported.csv')
      const out = await run('export', file, '--images', join(folder, 'out', 'pictures'))
      expect(out).toMatchObject({ code: 0, out: expect.stringContaining('2 products written') })
      expect(await readdir(join(folder, 'out', 'pictures'))).toEqual([
        expect.stringMatching(/^[0-9a-f]{24}-1280\.webp$/),
      ])
      expect(await readFile(file, 'utf8')).toContain('kitten')

      const elsewhere = join(folder, 'elsewhere')
      await copyPgliteDatabase(elsewhere)
      const other = await startServer(elsewhere)
      const words = ['import', file, '--images', join(folder, 'out', 'pictures'), '--json', '--url', other.origin]
      const [taken, again] = [await shopHere(words, elsewhere), await shopHere(words, elsewhere)]
      await other.kill()
      expect(report(taken)).toMatchObject({ created: 2, pictures: 1, bad: [], notes: [] })
      expect(report(again)).toMatchObject({ unchanged: 2 })
    },
    SLOW,
  )

  test(
    'lists products and shows one',
    async () => {
      const list = (...words: string[]) => run('product', 'list', ...words)
      expect((await list()).out).toBe(
        [
          '     12 pcs       AED 10.00  kitten                    Title of kitten',
          '      5 pcs       AED 10.00  puppy                     Title of puppy',
          '',
        ].join('\n'),
      )
      expect((await list('--limit', '1')).out).toMatch(/kitten\nThese are 1 to 1 of 2; --page 2 shows the next\.\n$/)
      expect((await list('--limit', '1', '--page', '2')).out).toMatch(/puppy\nThese are 2 to 2 of 2\.\n$/)
      expect((await list('--page', '9')).out).toBe('No more: there are 2, on 1 page.\n')
      expect((await list('--stock', 'out')).out).toBe('No products.\n')
      expect(JSON.parse((await list('kit', '--json')).out)).toMatchObject({
        total: 1,
        products: [{ handle: 'kitten' }],
      })
      expect(await list('--stock', 'some')).toMatchObject({ code: 2, errors: expect.stringContaining('out, low, in') })
      const file = await list('--csv')
      const again = await run('import', await write('list.csv', new TextEncoder().encode(file.out)), '--json')
      expect(report(again)).toMatchObject({ products: 2, created: 0, bad: [], notes: [] })
      expect((await list('--csv')).out).toBe(file.out)
      // Rows that were not edited keep sales made in the meantime.
      await run('stock', 'set', 'kitten', '11')
      const edited = file.out.replace(/^(puppy.*)10\.00/m, '$112.50')
      const taken = await run('import', await write('list.csv', new TextEncoder().encode(edited)), '--json')
      expect(report(taken)).toMatchObject({ products: 2, changed: 1, unchanged: 1 })
      expect((await list()).out).toMatch(/ 11 pcs +AED 10\.00 +kitten[^]* 5 pcs +AED 12\.50 +puppy/)
      await run('stock', 'set', 'kitten', '12')
      const sheet = (await run('product', 'show', 'Kitten')).out
      for (const line of [
        'Price         AED 10.00\n',
        'Stock         12 pcs\n',
        'Category      Feed\n',
        'Pictures      1\n',
      ])
        expect(sheet).toContain(line)
      expect(await run('product', 'show', 'nobody')).toMatchObject({
        code: 3,
        errors: expect.stringContaining('"nobody"'),
      })
    },
    SLOW,
  )

  test(
    'renames categories and removes unused ones',
    async () => {
      const printed = async (...words: string[]) => (await run('category', ...words)).out
      expect(await printed('list')).toMatch(/^Feed · no Arabic name  2 products  [\w-]+\n$/)
      expect(await printed('rename', 'feed', '--en', 'Fodder', '--ar', 'أعلاف')).toBe(
        'Feed · no Arabic name → Fodder · أعلاف\n',
      )
      const refused = await run('category', 'remove', 'Fodder')
      expect(refused).toMatchObject({ code: 3, errors: expect.stringMatching(/^2 products stand in "Fodder"\. /) })
      await run('import', await write('toy.csv', csv([older('toy', { Type: 'Toys' })])))
      expect(await printed('remove', 'Toys', '--into', 'Fodder')).toBe(
        'Toys is gone.\n1 of its products: in Fodder now.\n',
      )
      expect(await run('category', 'rename', 'Fodder')).toMatchObject({
        ...{ code: 2, errors: 'A new name is missing: give --en, --ar or both.\n' },
      })
      const { out } = await run('category', 'list', '--json')
      expect(JSON.parse(out)).toMatchObject([{ name: { en: 'Fodder', ar: 'أعلاف' }, products: 3, subcategories: [] }])
    },
    SLOW,
  )

  test(
    'creates products for scale tests',
    async () => {
      const made = await run('seed', '--products', '30', '--json')
      expect(made.code).toBe(0)
      expect(JSON.parse(made.out)).toEqual({ created: 30, first: 'synthetic-1', last: 'synthetic-30' })
    },
    SLOW,
  )

  test(
    'an import waits and resumes when the shop is killed, without loss',
    async () => {
      const file = await write('many.csv', csv(Array.from({ length: 600 }, (_, index) => older(`many-${index}`))))
      const port = Number(new URL(server.origin).port)
      let revived: Promise<void> | undefined
      const revive = async () => {
        await server.kill()
        server = await startServer(dataDir, port)
      }
      const imported = await shop(['import', file, '--url', server.origin], dataDir, (printed) => {
        if (printed.includes('Products: ')) revived ??= revive()
      })
      await revived
      const [, safe] = /The shop stopped answering; (\d+) products are in and safe/.exec(imported.errors) ?? []
      const [, created, unchanged] = /(\d+) new, 0 changed, (\d+) unchanged, 0 left out/.exec(imported.out) ?? []
      expect(imported.code).toBe(0)
      expect(imported.out).toContain('An earlier import of this file was not finished: it was taken up.')
      expect(Number(safe)).toBeGreaterThan(0)
      expect(Number(unchanged)).toBeGreaterThanOrEqual(Number(safe))
      expect(Number(created) + Number(unchanged)).toBe(600)
    },
    SLOW,
  )

  const whereReal = existsSync(real) ? test : test.skip
  whereReal(
    'a real export goes in with its pictures and sizes, and a second time changes nothing',
    async () => {
      const words = ['import', join(real, 'apparel.csv'), '--images', join(real, 'images'), '--json']
      const first = report(await run(...words))
      expect(first).toMatchObject({ products: 25, created: 24, rejected: 1, pictures: 46, sized: 12 })
      expect(first.bad).toMatchObject([
        { handle: 'the-field-report-vol-2', reason: expect.stringMatching(/^the price is 0.00: write what it costs/) },
      ])
      const missing = first.notes.filter(({ reason }) => reason.includes('is not among the pictures given'))
      expect(missing).toHaveLength(7)
      expect(first.notes.filter(({ reason }) => reason.startsWith('colour'))).toEqual([])
      const second = await run(...words)
      expect(second.code).toBe(1)
      expect(report(second)).toMatchObject({ created: 0, changed: 0, unchanged: 24, rejected: 1, pictures: 46 })
    },
    SLOW,
  )
})
