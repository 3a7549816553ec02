import { art, picture } from './shapes'
import type { Family, Figure, Recipe } from '../recipe'

/** A sprig on the board; `x` is a fraction of the width, `rotate` in degrees. */
export function herb(height: number, x: number, lower: number, rotate: number): Figure {
  return art('1f33f', height, { centreX: x, lower, rotate })
}

export const salt = art('1f9c2', 170, { centreX: 0.8, lower: -24 })
export const lemon = art('1f34b', 150, { centreX: 0.77, lower: 20 })
export const garlic = art('1f9c4', 140, { centreX: 0.77, lower: 22 })

/** A cooked dish of the cut, on the board. */
export function served(code: '1f372' | '1f35b', family: Family): Recipe {
  return picture(family, 'counter', [art(code, 330, { centreX: 0.47 }), lemon])
}

export const steak = picture('oxblood', 'counter', [herb(300, 0.76, -40, 30), art('1f969', 400, { centreX: 0.47 })])
