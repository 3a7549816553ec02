import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { languages } from '@/lib/config/constants'

const KEPT = 'components/brand/share'
/** Tolerated difference, of 255. Another letter changes a square by 55, another JPEG quality (72 for 84) by 5. */
const NOISE = 30
/** Side of the compared squares, px. */
const SQUARE = 5

let drawn = ''

beforeAll(async () => {
  drawn = await mkdtemp(join(tmpdir(), 'oasis-share-'))
  const script = 'lib/db/demo/art/brand-share/write.ts'
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, drawn])
})
afterAll(() => rm(drawn, { recursive: true, force: true }))

/** Mean brightness of each square. */
async function squares(file: string): Promise<Buffer> {
  return sharp(file)
    .greyscale()
    .resize(1200 / SQUARE, 630 / SQUARE, { kernel: 'cubic' })
    .raw()
    .toBuffer()
}

async function difference(one: string, other: string): Promise<number> {
  const [these, those] = [await squares(one), await squares(other)]
  return Math.max(...these.map((value, at) => Math.abs(value - (those[at] ?? 0))))
}

test.each(languages)(
  'the picture is what would be drawn today, light and of one size (%s) (else: npm run share-pictures)',
  async (language) => {
    const [kept, today] = [KEPT, drawn].map((folder) => join(folder, `${language}.jpg`))
    expect(await difference(kept ?? '', today ?? '')).toBeLessThan(NOISE)
    const bytes = await readFile(kept ?? '')
    expect(bytes.length).toBeLessThanOrEqual(200 * 1024)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  },
)

test('each language has its own image', async () => {
  const [one, other] = languages.map((language) => join(KEPT, `${language}.jpg`))
  expect(await difference(one ?? '', other ?? '')).toBeGreaterThan(100)
})
