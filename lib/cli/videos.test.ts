import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { desc } from 'drizzle-orm'
import { staffApi } from '@/lib/api/staff/app'
import { serve, type TestServer } from '@/lib/api/testing/serve'
import { database } from '@/lib/db/database'
import { auditLog, importedProducts, media, products } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { openVideo } from '@/lib/shop/media/store'
import { parseVideoFileName } from '@/lib/media/video-name'
import { setEnvironment } from '@/lib/testing/environment'
import { runShop } from './program'
import { shopHere } from './testing/in-process'

const { STAFF_TOKEN, DATA_DIR } = process.env
const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(1000, 7)])

describeOnOneEngine('npm run shop -- import with videos', () => {
  let folder: string
  let server: TestServer
  /** Whether the next upload of a video breaks off. */
  let isGone = false
  const csv = (name: string) => join(folder, name)
  const run = (file: string, ...words: string[]) =>
    shopHere(['import', file, '--images', join(folder, 'files'), '--json', ...words, '--url', server.origin], folder)
  const shown = async () => (await (await database()).select({ video: products.video }).from(products))[0]?.video

  beforeAll(async () => {
    process.env.STAFF_TOKEN = 'x'.repeat(24)
    folder = await mkdtemp(join(tmpdir(), 'oasis-videos-'))
    process.env.DATA_DIR = folder
    server = await serve(async (request) => {
      if (isGone && request.url.includes('/media/videos')) {
        isGone = false
        throw new Error('The shop restarts')
      }
      return staffApi.fetch(request)
    })
    await mkdir(join(folder, 'files', 'clips'), { recursive: true })
    await writeFile(join(folder, 'files', 'clips', 'Filly.MP4'), mp4)
    await writeFile(join(folder, 'files', 'broken.mp4'), 'no video')
    const head = 'Handle,Title,Variant Price,Variant Inventory Qty,Video'
    await writeFile(csv('good.csv'), `${head}\nfilly,Filly,900,1,filly.mp4\n`)
    await writeFile(csv('bad.csv'), `${head}\nfilly,Filly,900,1,broken.mp4\n`)
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
    setEnvironment('STAFF_TOKEN', STAFF_TOKEN)
    setEnvironment('DATA_DIR', DATA_DIR)
  })

  test('takes a new video of the folder, shows it, and finds it again', async () => {
    const dry = await run(csv('good.csv'), '--dry-run')
    expect(JSON.parse(dry.out)).toMatchObject({ created: 1, notes: [], refusedPictures: [] })
    expect(await shown()).toBeUndefined()
    expect(JSON.parse((await run(csv('good.csv'))).out)).toMatchObject({ created: 1, notes: [], refusedPictures: [] })
    const video = await shown()
    expect(video).toMatch(/^[0-9a-f]{24}\.mp4$/)
    const file = parseVideoFileName(video ?? '')
    expect(file && (await openVideo(file))?.size).toBe(mp4.length)
    const entries = await (await database()).select().from(auditLog).orderBy(desc(auditLog.seq))
    expect(entries.map(({ call, subject }) => [call, subject])).toContainEqual([
      'POST /media/videos',
      'clips/Filly.MP4',
    ])
    expect(JSON.parse((await run(csv('good.csv'))).out)).toMatchObject({ unchanged: 1, notes: [] })
  })

  test('keeps what was sold and changed since when the same file comes again without its videos', async () => {
    const db = await database()
    await db.update(products).set({ stock: 0, price: 800_00 })
    const { out } = await shopHere(['import', csv('good.csv'), '--json', '--url', server.origin], folder)
    expect(JSON.parse(out)).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await db.select({ stock: products.stock, price: products.price }).from(products)).toEqual([
      { stock: 0, price: 800_00 },
    ])
  })

  test('sends a video again when the shop restarts meanwhile', async () => {
    isGone = true
    expect(await run(csv('good.csv'))).toMatchObject({ code: 0 })
    expect(isGone).toBe(false)
  })

  test('product video finds a file from the folder in which npm was called', async () => {
    const { INIT_CWD, npm_lifecycle_event: script } = process.env
    const printed = jest.spyOn(console, 'log').mockImplementation(() => {})
    Object.assign(process.env, { INIT_CWD: join(folder, 'files', 'clips'), npm_lifecycle_event: 'shop' })
    await runShop(['product', 'video', 'filly', 'Filly.MP4', '--url', server.origin])
    expect(printed).toHaveBeenCalledWith(expect.stringMatching(/^Filly: .+\.mp4\.$/))
    printed.mockRestore()
    setEnvironment('INIT_CWD', INIT_CWD)
    setEnvironment('npm_lifecycle_event', script)
  })

  test('product video says which file is not there', async () => {
    const missing = join(folder, 'none.mp4')
    expect(await shopHere(['product', 'video', 'filly', missing, '--url', server.origin], folder)).toEqual({
      ...{ code: 2, out: '' },
      errors: `${missing} cannot be read: no such file or folder.\n`,
    })
  })

  test('an export with its pictures brings the video into another shop', async () => {
    const [out, files] = [csv('out.csv'), join(folder, 'exported')]
    const ran = await shopHere(['export', out, '--images', files, '--json', '--url', server.origin], folder)
    expect(JSON.parse(ran.out)).toMatchObject({ products: 1, pictures: 0, videos: 1 })
    const video = await shown()
    // The other shop has neither the product nor its video.
    const db = await database()
    for (const table of [products, media, importedProducts]) await db.delete(table)
    const { out: taken } = await shopHere(['import', out, '--images', files, '--json', '--url', server.origin], folder)
    expect(JSON.parse(taken)).toMatchObject({ created: 1, notes: [], refusedPictures: [] })
    expect(await shown()).toBe(video)
  })

  test.each([[], ['--dry-run']])('leaves out what is no video, and says so (%s)', async (...words) => {
    const { code, out } = await run(csv('bad.csv'), ...words)
    expect(code).toBe(1)
    const { refusedPictures, notes } = JSON.parse(out)
    expect(refusedPictures).toEqual([{ name: 'broken.mp4', reason: 'The file is no MP4 or WebM video.' }])
    expect(notes).toMatchObject([{ handle: 'filly', reason: expect.stringContaining('the video "broken.mp4"') }])
    expect(await shown()).toMatch(/\.mp4$/)
  })
})
