import { expect, test } from '@jest/globals'
import { STAFF_BASE } from '@/lib/contract/staff'
import { box, location, mp4With } from '@/lib/media/testing/mp4'
import { prepareVideo } from '@/lib/media/video-bytes'
import { runImport } from './run-import'

const counts = { products: 1, created: 1, changed: 0, unchanged: 0, rejected: 0, pictures: 0, sized: 0 }
const report = { ...counts, dryRun: true, resumed: false, bad: [], notes: [] }
const refusal = () => Response.json({ code: 'BadRequest', errors: [] }, { status: 400 })

/** Answers as a shop that has none of the files; pictures and videos of the text `broken` are refused. */
function shopWith(paths: { pictures: string[]; videos: string[] }) {
  return async (url: string, { body }: { body: Blob }) => {
    const [call = ''] = url.replace(STAFF_BASE, '').split('?')
    if (call === '/import/plan') return Response.json({ data: { products: 1, rows: 1, ...paths } })
    if (call === '/media/known') return Response.json({ data: [] })
    if (call === '/import') return new Response(`${JSON.stringify({ type: 'done', report })}\n`)
    if ((await body.text()) === 'broken') return refusal()
    if (call === '/media/videos') return Response.json({ data: { name: `${'0'.repeat(24)}.mp4` } })
    return Response.json({ data: { hash: '0'.repeat(24), width: 1, height: 1 } })
  }
}

test.each([true, false])('refuses the same files whether it only checks or not (%s)', async (dryRun) => {
  const paths = { pictures: ['good.jpg', 'broken.jpg'], videos: ['good.mp4', 'broken.mp4'] }
  Object.assign(globalThis, { fetch: shopWith(paths) })
  const file = (name: string, text: string) => ({ path: name, file: new File([text], name) })
  const pictures = [
    ...[file('good.jpg', 'good'), file('broken.jpg', 'broken')],
    ...[file('good.mp4', '\0\0\0\x18ftypisom'), file('broken.mp4', 'broken')],
  ]
  const { refused } = await runImport({ csv: new File(['Handle'], 'products.csv'), pictures, dryRun }, () => {})
  expect(refused).toEqual(['broken.jpg', 'broken.mp4'])
})

test('a dry run names a video as the import will, without the place where it was filmed', async () => {
  const paths = { pictures: [], videos: ['film.mp4'] }
  const shop = shopWith(paths)
  const sent: unknown[] = []
  const fetch = async (url: string, init: { body: Blob | FormData }) => {
    if (init.body instanceof FormData) sent.push(JSON.parse(String(init.body.get('json'))).videos)
    return shop(url, init as { body: Blob })
  }
  Object.assign(globalThis, { fetch })
  const bytes = new Uint8Array(mp4With(location))
  const expected = await prepareVideo(new Uint8Array(mp4With(box('free', Buffer.alloc(location.length - 8)))))
  const pictures = [{ path: 'film.mp4', file: new File([bytes], 'film.mp4') }]
  await runImport({ csv: new File(['Handle'], 'products.csv'), pictures, dryRun: true }, () => {})
  expect(sent.at(-1)).toEqual({ 'film.mp4': expected })
})
