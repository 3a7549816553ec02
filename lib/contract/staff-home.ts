import { z } from 'zod'
import type { Bilingual } from './bilingual'
import { text } from './fields'
import { groupNames, PAGE_LINK } from './settings'
import { Hash } from './staff'

/** Maximum numbers of slides, boards, products per group, and categories in one file. */
const most = { slides: 12, boards: 24, group: 60, categories: 2000 }
const endless = { slides: Infinity, boards: Infinity, group: Infinity, categories: Infinity }

const Words = z.strictObject({ en: text(400).min(1), ar: text(400).min(1) })
const Link = text(2000).regex(PAGE_LINK, 'a link begins with / for a page of this shop, or with https:// for another')

/** The home page as the owner writes it; `picture` is a file name in the owner's file and a hash in the API. */
function homeOf<P extends z.ZodType<string>>(picture: P, limits: typeof most) {
  const slide = z.strictObject({
    image: picture,
    /** Below 1280 px; defaults to `image`. */
    smallImage: picture.nullable().default(null),
    /** Two lines separated by `\n`. */
    headline: Words.nullable().default(null),
    text: Words.nullable().default(null),
    label: Words.nullable().default(null),
    link: Link.nullable().default(null),
  })
  const board = z
    .strictObject({
      image: picture,
      title: Words.nullable().default(null),
      subtitle: Words.nullable().default(null),
      link: Link.nullable().default(null),
    })
    .refine(({ title, link }) => title !== null || link === null, {
      path: ['title'],
      message: 'a board with a link needs a title, which is what is followed',
    })
  return z.strictObject({
    hero: z.array(slide).max(limits.slides).optional(),
    boards: z.array(board).max(limits.boards).optional(),
    mainImage: picture.nullable().optional(),
    /** Null shows the note while delivery is free. */
    freeShippingNote: z.boolean().nullable().optional(),
    /** Handles in order; an empty list means an automatic choice. */
    groups: z.partialRecord(z.enum(groupNames), z.array(text(255).min(1)).max(limits.group)).optional(),
    /** Pictures by category name in either language, in order; other categories follow. Null shows a product's picture. */
    categories: z
      .array(z.strictObject({ name: text(255).min(1), image: picture.nullable().optional() }))
      .max(limits.categories)
      .optional(),
  })
}

/** The owner's file: pictures are file names, or hashes of stored pictures. Missing parts stay unchanged. */
export const HomeFile = homeOf(text(255).min(1), most)
export type HomeFile = z.infer<typeof HomeFile>

export const HomeBody = homeOf(Hash, most)
export type HomeBody = z.infer<typeof HomeBody>

/** A product of a group as the back office shows it; `image` is a media hash or URL. */
export interface HomeProduct {
  handle: string
  title: Bilingual
  image: string | null
  visible: boolean
}

/** Answer of `GET` and `PUT /home`, in the form `PUT` takes. Picture names that are not hashes stay unchanged. */
export const HomeWire = homeOf(z.string(), endless).required()
export type HomeWire = z.infer<typeof HomeWire>
