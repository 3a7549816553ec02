import { z } from 'zod'

const colour = z.string().regex(/^(#[0-9A-Fa-f]{6}|x)$/)

const figureSchema = z
  .strictObject({
    /** File name (without extension) in `@lobehub/fluent-emoji-3d`. Exactly one of `art` and `pack`. */
    art: z.string().optional(),
    pack: z.enum(['sack', 'pouch', 'tub', 'can', 'bottle', 'bowl', 'collar', 'tank']).optional(),
    /** [main, shade, label]. */
    packColours: z.array(colour).max(3).optional(),
    labelArt: z.string().nullable().optional(),
    /** Canvas units (the canvas is 1000 square). */
    height: z.number().positive(),
    lower: z.number().optional(),
    /** Fraction of the canvas width. */
    centreX: z.number(),
    flip: z.boolean().optional(),
    /** Degrees. */
    hue: z.number().optional(),
    rotate: z.number().optional(),
    /** Factors. */
    saturation: z.number().nonnegative().optional(),
    brightness: z.number().nonnegative().optional(),
    keepViolets: z.union([z.boolean(), z.number()]).optional(),
    floats: z.union([z.boolean(), z.number()]).optional(),
    inside: z
      .array(z.strictObject({ art: z.string(), size: z.number().positive(), x: z.number(), y: z.number() }))
      .optional(),
  })
  .refine((figure) => (figure.art === undefined) !== (figure.pack === undefined), 'one of art and pack')

const family = z.enum([
  'sage',
  'palm',
  'dusk',
  'lagoon',
  'clay',
  'rose',
  'wheat',
  'saffron',
  'butter',
  'mint',
  'linen',
  'oxblood',
  'slate',
])
const scene = z.enum(['sweep', 'plinth', 'arch', 'dune', 'lagoon', 'counter'])

/** Schema of recipes, with the names of `kit/kit.json`. */
export const recipeSchema = z.strictObject({
  family,
  scene,
  /** Index into the kit's four palm lights. */
  palmLight: z.int().min(0).max(3).optional(),
  feet: z.number().optional(),
  crop: z.strictObject({ x: z.number(), y: z.number(), size: z.number().positive() }).optional(),
  figures: z.array(figureSchema).min(1),
})

/** A picture: figures, positions and light. The same recipe always gives the same bytes. */
export type Recipe = z.infer<typeof recipeSchema>
/** A figure of a picture: art from the art package, or a drawn pack. See the picture recipe of docs/design-language.md. */
export type Figure = z.infer<typeof figureSchema>
export type Family = z.infer<typeof family>
export type Scene = z.infer<typeof scene>

/** 2 to 5 distinct pictures of each product, the card's first, by handle. */
export type Recipes = Readonly<Record<string, Recipe[]>>
