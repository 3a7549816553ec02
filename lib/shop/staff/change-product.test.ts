import { expect, test } from '@jest/globals'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { asStaff } from '../audit/actor'
import { auditEntries } from '../audit/read'
import { addProduct } from '../catalogue/testing/fixture'
import { getProduct } from '../catalogue/product'
import { setProductVideo, setFacts, setSelling } from './change-product'
import { setProductFeeds, setProductVat } from './settings'

const owner = { actor: { id: 'm', name: 'M', role: 'owner', via: 'browser' }, address: '', written: 0 } as const

describeOnOneEngine('a change of one product', () => {
  test('is recorded under its handle, with what was before', async () => {
    const id = await addProduct({ title: { en: 'Hay', ar: 'تبن' } })
    const changes: [() => Promise<unknown>, object, object][] = [
      [() => setProductVat(id, { vat: 'zero' }), { vat: 'standard' }, { vat: 'zero' }],
      [() => setProductFeeds(id, { inFeeds: false }), { inFeeds: null }, { inFeeds: false }],
      [() => setProductVideo(id, 'a.mp4'), { video: null }, { video: 'a.mp4' }],
      [() => setSelling(id, { leadTime: 2 }), { leadTime: null }, { leadTime: '2' }],
      [() => setFacts(id, { facts: [] }), { facts: [] }, { facts: [] }],
    ]
    const subjects = new Set<string>()
    for (const [change, before, after] of changes) {
      await asStaff({ ...owner, call: 'PUT' }, change)
      const [entry] = (await auditEntries({ limit: 1 })).entries
      expect(entry?.data).toMatchObject({ before, after })
      subjects.add(entry?.subject ?? '')
    }
    expect(subjects.size).toBe(1)
    expect(await getProduct(id)).toMatchObject({ leadTime: 2 })
    const [handle = ''] = subjects
    expect(await setProductVat(handle, { vat: 'exempt' })).toEqual({ id, name: 'Hay', vat: 'exempt' })
    await expect(setProductVat('no-such', { vat: 'zero' })).rejects.toMatchObject({ code: 'ProductNotFound' })
  })
})
