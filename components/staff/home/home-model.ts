import type { Bilingual } from '@/lib/contract/bilingual'
import { groupNames, PAGE_LINK, type GroupName } from '@/lib/contract/settings'
import { HomeBody, type HomeWire } from '@/lib/contract/staff-home'
import { changedFields } from '../kit/changed-fields'

/** A slide or board as it is typed; empty texts are left out when saved. */
export interface Item {
  /** Its id while the page is open. */
  key: string
  image: string
  /** Of slides: the picture below 1280 px. */
  smallImage: string | null
  texts: Record<TextName, Bilingual>
  link: string
}

export const textsOf = { hero: ['headline', 'text', 'label'], boards: ['title', 'subtitle'] } as const
export type ItemKind = keyof typeof textsOf
type TextName = (typeof textsOf)[ItemKind][number]

export interface HomeForm {
  hero: Item[]
  boards: Item[]
  mainImage: string | null
  /** Null: shown while delivery is free. */
  freeShippingNote: boolean | null
  groups: Record<GroupName, string[]>
}

const none: Bilingual = { en: '', ar: '' }
const noTexts: Item['texts'] = { headline: none, text: none, label: none, title: none, subtitle: none }
let items = 0

/** A new slide or board with this picture. */
export function newItem(image: string): Item {
  return { key: `item-${++items}`, image, smallImage: null, texts: noTexts, link: '' }
}

export function homeForm({ hero, boards, mainImage, freeShippingNote, groups }: HomeWire): HomeForm {
  return {
    hero: hero.map(({ image, smallImage, headline, text, label, link }) => ({
      ...newItem(image),
      smallImage,
      texts: { ...noTexts, headline: headline ?? none, text: text ?? none, label: label ?? none },
      link: link ?? '',
    })),
    boards: boards.map(({ image, title, subtitle, link }) => ({
      ...newItem(image),
      texts: { ...noTexts, title: title ?? none, subtitle: subtitle ?? none },
      link: link ?? '',
    })),
    mainImage,
    freeShippingNote,
    groups: Object.fromEntries(groupNames.map((name) => [name, groups[name] ?? []])) as HomeForm['groups'],
  }
}

const words = ({ en, ar }: Bilingual) =>
  en.trim() === '' && ar.trim() === '' ? null : { en: en.trim(), ar: ar.trim() }
const link = (typed: string) => (typed.trim() === '' ? null : typed.trim())

type HomeChanges = Partial<Omit<ReturnType<typeof homeOf>, 'groups'> & { groups: Partial<HomeForm['groups']> }>

/** The whole page as the call takes it, not yet checked. */
export function homeOf({ hero, boards, ...rest }: HomeForm) {
  return {
    ...rest,
    hero: hero.map((slide) => ({
      image: slide.image,
      // As the shop keeps it: then replacing the first replaces both.
      smallImage: slide.smallImage === slide.image ? null : slide.smallImage,
      link: link(slide.link),
      ...{ headline: words(slide.texts.headline), text: words(slide.texts.text), label: words(slide.texts.label) },
    })),
    boards: boards.map((board) => ({
      ...{ image: board.image, link: link(board.link) },
      ...{ title: words(board.texts.title), subtitle: words(board.texts.subtitle) },
    })),
  }
}

/** The parts and groups that differ from those of `base`. */
export function changedHome(form: HomeForm, base: HomeForm): HomeChanges {
  const [{ groups, ...now }, { groups: groupsBefore, ...before }] = [homeOf(form), homeOf(base)]
  const changed = changedFields(groupsBefore, groups)
  return { ...changedFields(before, now), ...(Object.keys(changed).length > 0 && { groups: changed }) }
}

/** The parts of the page with its groups beside them, as two people may change them apart. */
export function homeParts({ groups, ...parts }: HomeChanges): object {
  return { ...parts, ...groups }
}

/**
 * What is typed as the preview shows it: an empty text in the other language's words, and no link that is not right. Null while it
 * cannot be shown.
 */
export function draftOf(form: HomeForm, base: HomeForm): HomeBody | null {
  const fill = (words: Bilingual) => ({ en: words.en.trim() || words.ar, ar: words.ar.trim() || words.en })
  const shown = (item: Item): Item => {
    const { headline, text, label, title, subtitle } = item.texts
    return {
      ...item,
      link: PAGE_LINK.test(item.link.trim()) ? item.link : '',
      texts: {
        ...{ headline: fill(headline), text: fill(text), label: fill(label) },
        ...{ title: fill(title), subtitle: fill(subtitle) },
      },
    }
  }
  const boards = form.boards.map(shown).map((board) => (words(board.texts.title) ? board : { ...board, link: '' }))
  const checked = checkHome(changedHome({ ...form, hero: form.hero.map(shown), boards }, base))
  return 'body' in checked ? checked.body : null
}

/** Checks what is to be saved; `wrong` has the paths of the fields that are not right, such as `hero.0.headline.ar`. */
export function checkHome(changed: unknown): { body: HomeBody } | { wrong: ReadonlySet<string> } {
  const { data, error } = HomeBody.safeParse(changed)
  return data ? { body: data } : { wrong: new Set(error.issues.map(({ path }) => path.join('.'))) }
}
