import { execFileSync } from 'node:child_process'
import { rm, stat } from 'node:fs/promises'
import { constants } from 'node:os'
import { afterAll, expect, jest, test } from '@jest/globals'
import { inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { database } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { kitRecipe } from '@/lib/db/demo/pictures/kit'
import { PICTURE_SIDE } from '@/lib/db/demo/pictures/fingerprint'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { AWAITED_PICTURE, mediaWidths } from '@/lib/media/address'
import { drawAhead, drawNow, stopDrawing } from './draw'
import { drawPending } from './drawn'
import { mediaState } from './process-state'
import { readMedia, showMedia, type ShownPicture } from './read'
import { hasMediaFiles, mediaPath } from './store'
import { drawAtOnce } from './testing/at-once'
import { keepRecipe } from './testing/keep-recipe'

/** Pids of this process's drawing processes. */
function children(): number[] {
  return execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('draw-child'))
    .map((line) => Number.parseInt(line, 10))
}

async function drawn(hash: string): Promise<void> {
  while (!(await hasMediaFiles(hash))) await new Promise((resolve) => setTimeout(resolve, 50))
}

// A picture takes seconds, on a busy machine many.
jest.setTimeout(120_000)
const priorities = drawAtOnce()
afterAll(stopDrawing)

describeOnOneEngine('drawn pictures', () => {
  test('are drawn on first request, once for concurrent requests', async () => {
    const hash = await keepRecipe('cat')
    expect(await hasMediaFiles(hash)).toBe(false)
    const files = await Promise.all(mediaWidths.map((width) => readMedia(hash, width)))
    expect(children()).toHaveLength(1)
    for (const [index, file] of files.entries()) {
      const { format, width } = await sharp(file ?? undefined).metadata()
      expect({ format, width }).toEqual({ format: 'webp', width: [160, 320, PICTURE_SIDE, PICTURE_SIDE][index] })
    }
    expect(mediaState().inFlight.size).toBe(0)
  })

  test('a page gets quick drawings of the requested width, and later the pictures', async () => {
    for (const [name, asked] of [
      ['bluefish', 160],
      ['duck', 640],
    ] as const) {
      const hash = await keepRecipe(name)
      const [quick, again] = await Promise.all([showMedia(hash, asked), showMedia(hash, asked)])
      expect(quick?.final).toBe(false)
      expect(again?.body).toBe(quick?.body)
      const { format, width, height } = await sharp(quick?.body).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: asked, height: asked })
      // Drawn in its turn, without a request.
      await drawn(hash)
      expect(await showMedia(hash, asked)).toEqual({ body: await readMedia(hash, asked), final: true })
    }
  })

  test('are drawn at low priority, those drawn ahead at the lowest', () => {
    const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
    expect(priorities()).toEqual([PRIORITY_BELOW_NORMAL, PRIORITY_LOW])
  })

  test('a request while two are waiting gets a strip at once, and later the drawing', async () => {
    const hashes = await Promise.all(['goat', 'ram', 'camels'].map((name) => keepRecipe(name)))
    const side = async (shown: ShownPicture | null) => (await sharp(shown?.body).metadata()).width
    const shown = await Promise.all(hashes.map((hash) => showMedia(hash, 160).then(side)))
    expect(shown.toSorted((a = 0, b = 0) => a - b)).toEqual([AWAITED_PICTURE.width, 160, 160])
    for (const hash of hashes) await drawn(hash)
    for (const hash of hashes) expect(await side(await showMedia(hash, 160))).toBe(160)
  })

  test('a quick drawing looks like the picture', async () => {
    const hash = await keepRecipe('rabbit')
    const quick = await showMedia(hash, 320)
    await drawNow(hash, { kind: 'product', recipe: kitRecipe('rabbit') })
    const pixels = (file: Buffer | null | undefined) =>
      sharp(file ?? undefined)
        .removeAlpha()
        .raw()
        .toBuffer()
    const [one, other] = await Promise.all([pixels(quick?.body), pixels(await readMedia(hash, 320))])
    let apart = 0
    for (const [index, value] of one.entries()) apart += Math.abs(value - (other[index] ?? 0))
    expect(other).toHaveLength(one.length)
    expect(apart / one.length).toBeLessThan(4)
  })

  test('a picture drawn on request meanwhile is not drawn ahead again', async () => {
    const hash = await keepRecipe('cat')
    await readMedia(hash, 160)
    const { mtimeMs } = await stat(mediaPath({ hash, width: 1280 }))
    await drawAhead(hash, { kind: 'product', recipe: kitRecipe('cat') })
    expect((await stat(mediaPath({ hash, width: 1280 }))).mtimeMs).toBe(mtimeMs)
  })

  test('a lost file is drawn again with the same bytes', async () => {
    const hash = await keepRecipe('cat')
    const before = await readMedia(hash, 320)
    await rm(mediaPath({ hash, width: 320 }))
    expect(await readMedia(hash, 320)).toEqual(before)
  })

  test('the server stays responsive while a picture is drawn', async () => {
    const hash = await keepRecipe('saluki')
    let longest = 0
    let last = performance.now()
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    await readMedia(hash, 640).finally(() => clearInterval(timer))
    expect(longest).toBeLessThan(400)
  })

  test('in the background all are drawn; a failure is reported and skipped', async () => {
    const good = [await keepRecipe('parrot'), await keepRecipe('falcon')]
    const bad = await keepRecipe('bad', { kind: 'product', recipe: { family: 'sage', scene: 'nowhere', figures: [] } })
    const heard: string[] = []
    const result = await drawPending({ onProgress: (done, total) => heard.push(`${done}/${total}`) })
    expect(result.drawn).toBe(2)
    expect(result.errors).toEqual([expect.stringContaining(bad)])
    expect(heard).toEqual(['1/3', '2/3', '3/3'])
    for (const hash of good) expect(await hasMediaFiles(hash)).toBe(true)
    await expect(readMedia(bad, 160)).rejects.toThrow('scene')
  })

  test('in the background a picture deleted meanwhile, as by a restore, is no error', async () => {
    const names = ['camel', 'goat', 'duck', 'hen', 'dog', 'pony', 'calf', 'lamb']
    const hashes = await Promise.all(
      names.map((name) => keepRecipe(`gone ${name}`, { kind: 'product', recipe: kitRecipe('cat') })),
    )
    const db = await database()
    let gone: Promise<unknown> | undefined
    let last = ''
    const { drawn: stand, errors } = await drawPending({
      onProgress(done, total) {
        gone ??= db.delete(media).where(inArray(media.hash, hashes)).execute()
        last = `${total - done} left`
      },
    })
    await gone
    // The previous test's picture is still there.
    expect(errors.filter((error) => hashes.some((hash) => error.startsWith(hash)))).toEqual([])
    expect(stand).toBeLessThan(names.length)
    expect(last).toBe('0 left')
  })

  test('a dying process fails its picture; the next one works', async () => {
    const hash = await keepRecipe('poodle')
    await readMedia(await keepRecipe('cat'), 160)
    const alive = children()
    expect(alive).not.toEqual([])
    // Stopped, so that it cannot finish before it dies.
    for (const pid of alive) process.kill(pid, 'SIGSTOP')
    const died = expect(readMedia(hash, 160)).rejects.toThrow('ended')
    await new Promise((resolve) => setTimeout(resolve, 300))
    for (const pid of alive) process.kill(pid, 'SIGKILL')
    await died
    expect(await readMedia(hash, 160)).not.toBeNull()
  })

  test('an unknown hash is no picture', async () => {
    expect(await readMedia('0'.repeat(64), 640)).toBeNull()
  })
})
