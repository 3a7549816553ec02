import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Family, Recipe, Scene } from './recipe'
import kitFile from './kit/kit.json'
import { recipeSchema } from './recipe'

/** The six colours of a family, `#RRGGBB`, by the names the drawings use. */
type FamilyColours = Record<'wallLight' | 'wallMid' | 'wallDeep' | 'floorLight' | 'floorDeep' | 'ink', string>

/** One frond of a palm light: origin of its stem (canvas units), rotation in degrees and scale. */
export interface Frond {
  x: number
  y: number
  rotate: number
  scale: number
}

/** Size of a drawn pack in its own units, and the place of its label picture. */
interface PackShape {
  width: number
  height: number
  art: { centreX: number; centreY: number; size: number } | null
}

const root = path.join(process.cwd(), 'lib/db/demo/art/kit')

/** Colours by family. */
export const families: Record<Family, FamilyColours> = kitFile.families
/** Fronds of each palm light; a recipe names one by its index. */
export const palmLights: Frond[][] = kitFile.palmLights
/** Drawn packs by name. */
export const packShapes: Record<string, PackShape> = kitFile.packs

/** The feet line of each scene in canvas units. */
export const feetLines: Record<Scene, number> = kitFile.feet

/** Returns the kit's sample recipes by name. Throws on an invalid one. */
export function kitRecipes(): Map<string, Recipe> {
  return new Map(Object.entries(kitFile.recipes).map(([name, recipe]) => [name, recipeSchema.parse(recipe)]))
}

/** Returns one sample recipe. Throws when there is none of that name. */
export function kitRecipe(name: string): Recipe {
  const recipe = kitRecipes().get(name)
  if (!recipe) throw new Error(`The picture kit has no recipe "${name}"`)
  return recipe
}

/** Loads a drawing of the kit, such as `scenes/arch.svg`, and replaces its `{{names}}`. Throws when a name has no value. */
export async function drawing(file: string, values: Readonly<Record<string, string>> = {}): Promise<string> {
  const svg = await readFile(path.join(root, file), 'utf8')
  return svg.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file} needs a value for ${name}`)
    return value
  })
}
