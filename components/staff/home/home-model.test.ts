import { expect, test } from '@jest/globals'
import type { HomeWire } from '@/lib/contract/staff-home'
import { changedHome, checkHome, draftOf, homeForm, newItem } from './home-model'

const [hay, goat] = ['a'.repeat(24), 'b'.repeat(24)]
const words = (en: string, ar: string) => ({ en, ar })
const home: HomeWire = {
  hero: [{ image: hay, smallImage: null, headline: words('Hay', 'تبن'), text: null, label: null, link: '/offers' }],
  boards: [
    { image: hay, title: words('Hay', 'تبن'), subtitle: null, link: null },
    { image: goat, title: null, subtitle: null, link: null },
  ],
  mainImage: null,
  freeShippingNote: null,
  groups: { bestSeller: [], carcasses: [], accessories: [], feed: ['bale'], newArrival: [] },
  categories: [],
}

test('what is read and not changed is not saved', () => {
  expect(changedHome(homeForm(home), homeForm(home))).toEqual({})
})

test('the changed parts are saved whole, in the form the call takes', () => {
  const form = homeForm(home)
  const changed = changedHome({ ...form, boards: form.boards.toReversed(), mainImage: goat }, homeForm(home))
  expect(changed).toEqual({ boards: home.boards.toReversed(), mainImage: goat })
  expect(checkHome(changed)).toHaveProperty('body.mainImage', goat)
})

test('a small picture like the large one is none, as the shop keeps it', () => {
  const form = homeForm(home)
  const hero = form.hero.map((slide) => ({ ...slide, smallImage: slide.image }))
  expect(changedHome({ ...form, hero }, form)).toEqual({})
})

test('texts without letters are left out, and a text in one language names the other', () => {
  const form = homeForm(home)
  const added = { ...newItem(goat), link: 'offers', texts: { ...newItem(goat).texts, headline: words('Goats', ' ') } }
  const changed = changedHome({ ...form, hero: [...form.hero, added] }, homeForm(home))
  expect(changed.hero?.[1]).toMatchObject({ headline: words('Goats', ''), text: null, label: null })
  expect(checkHome(changed)).toEqual({ wrong: new Set(['hero.1.headline.ar', 'hero.1.link']) })
})

test('a board with a link needs a title', () => {
  const form = homeForm(home)
  const linked = form.boards.map((board) => ({ ...board, link: '/offers' }))
  const changed = changedHome({ ...form, boards: linked }, homeForm(home))
  expect(checkHome(changed)).toEqual({ wrong: new Set(['boards.1.title']) })
})

test('the preview shows what cannot be saved yet: one language for both, and no link that is not right', () => {
  const form = homeForm(home)
  const typed = { ...newItem(goat), link: 'offers', texts: { ...newItem(goat).texts, headline: words('Goats', ' ') } }
  const boards = form.boards.map((board) => ({ ...board, link: '/offers' }))
  const draft = draftOf({ ...form, hero: [typed], boards }, form)
  expect(draft?.hero).toMatchObject([{ image: goat, headline: words('Goats', 'Goats'), link: null }])
  expect(draft?.boards?.map(({ link }) => link)).toEqual(['/offers', null])
  expect(draftOf(form, form)).toEqual({})
})
