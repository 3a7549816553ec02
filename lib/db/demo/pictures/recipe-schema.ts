import { z } from 'zod'
import type { Figure, Recipe } from '../types'

const colour = z.string().regex(/^(#[0-9A-Fa-f]{6}|x)$/)

const figureSchema: z.ZodType<Figure> = z
  .strictObject({
    art: z.string().optional(),
    pack: z.enum(['sack', 'pouch', 'tub', 'can', 'bottle', 'bowl', 'collar', 'tank']).optional(),
    packColours: z.array(colour).max(3).optional(),
    labelArt: z.string().nullable().optional(),
    height: z.number().positive(),
    lower: z.number().optional(),
    centreX: z.number(),
    flip: z.boolean().optional(),
    hue: z.number().optional(),
    rotate: z.number().optional(),
    saturation: z.number().nonnegative().optional(),
    brightness: z.number().nonnegative().optional(),
    keepViolets: z.union([z.boolean(), z.number()]).optional(),
    floats: z.union([z.boolean(), z.number()]).optional(),
    inside: z
      .array(z.strictObject({ art: z.string(), size: z.number().positive(), x: z.number(), y: z.number() }))
      .optional(),
  })
  .refine((figure) => (figure.art === undefined) !== (figure.pack === undefined), 'one of art and pack')

/** Schema of recipes, with the names of `kit/kit.json`. */
export const recipeSchema: z.ZodType<Recipe> = z.strictObject({
  family: z.enum([
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
  ]),
  scene: z.enum(['sweep', 'plinth', 'arch', 'dune', 'lagoon', 'counter']),
  palmLight: z.int().min(0).max(3).optional(),
  feet: z.number().optional(),
  crop: z.strictObject({ x: z.number(), y: z.number(), size: z.number().positive() }).optional(),
  figures: z.array(figureSchema).min(1),
})
