import { bothLanguages, expect, sameEverywhere, test } from './shop'

test('files that change with the shop are asked for again, and not sent twice', sameEverywhere, async ({ request }) => {
  const words = bothLanguages.flatMap((language) => [
    `/words/search-${language}.json`,
    `/words/quick-view-${language}.json`,
  ])
  for (const path of [...words, '/offline.html']) {
    const answer = await request.get(path)
    const { etag = '', 'cache-control': cache } = answer.headers()
    expect([answer.status(), cache], path).toEqual([200, 'public, max-age=0, must-revalidate'])
    const again = await request.get(path, { headers: { 'if-none-match': etag } })
    expect([again.status(), again.headers().etag, (await again.body()).length], path).toEqual([304, etag, 0])
    expect((await request.get(path, { headers: { 'if-none-match': '"older"' } })).status(), path).toBe(200)
  }
})
