import { z } from 'zod'
import { text } from './fields'
import { groupNames } from './settings'
import { Hash } from './staff'

/** The most slides, boards, products of one group, and categories that one file may name. */
const SLIDES_MAX = 12
const BOARDS_MAX = 24
const GROUP_MAX = 60
const CATEGORIES_MAX = 500

const Words = z.strictObject({ en: text(400).min(1), ar: text(400).min(1) })
/** A page of the shop (`/shop`), or of somebody else (`https://…`); never a script. */
const Link = text(2000).regex(
  /^(\/(?!\/)|https?:\/\/)/,
  'a link begins with / for a page of this shop, or with https:// for another',
)

/** The home page as the owner writes it, whatever names a picture: a file at his side, the picture's hash for the shop. */
function homeOf<P extends z.ZodType<string>>(picture: P) {
  const slide = z.strictObject({
    image: picture,
    /** Below 1280 px; without it `image` is for all. */
    smallImage: picture.nullable().default(null),
    /** Two lines, broken with `\n`. */
    headline: Words.nullable().default(null),
    text: Words.nullable().default(null),
    label: Words.nullable().default(null),
    link: Link.nullable().default(null),
  })
  const board = z.strictObject({
    image: picture,
    title: Words.nullable().default(null),
    subtitle: Words.nullable().default(null),
    link: Link.nullable().default(null),
  })
  return z.strictObject({
    hero: z.array(slide).max(SLIDES_MAX).optional(),
    boards: z.array(board).max(BOARDS_MAX).optional(),
    mainImage: picture.nullable().optional(),
    freeShippingNote: z.boolean().optional(),
    /** Handles in order; for an empty list the shop chooses. */
    groups: z.partialRecord(z.enum(groupNames), z.array(text(255).min(1)).max(GROUP_MAX)).optional(),
    /** In order, by a name in either language; those that are not named follow. Without a picture a product's is shown. */
    categories: z
      .array(z.strictObject({ name: text(255).min(1), image: picture.nullable().default(null) }))
      .max(CATEGORIES_MAX)
      .optional(),
  })
}

/** What an owner writes: pictures are names of files, or hashes of pictures that the shop has. What is not there stays as it is. */
export const HomeFile = homeOf(text(255).min(1))
export type HomeFile = z.infer<typeof HomeFile>

/** Body of `PUT /home`. */
export const HomeBody = homeOf(Hash)
export type HomeBody = z.infer<typeof HomeBody>

/** Answer of `GET` and `PUT /home`: all of it, as it may be sent again. Names of pictures that are no hash stay as they are. */
export const HomeWire = HomeFile.required()
export type HomeWire = z.infer<typeof HomeWire>
