import { art, pack, picture } from './shapes'
import type { Figure } from '../recipe'

/** A swimming figure; `x` is a fraction of the width, `lower` moves it down in canvas units. */
export function swim(code: string, height: number, x: number, lower = 0, more: Partial<Figure> = {}): Figure {
  return art(code, height, { centreX: x, floats: true, ...(lower === 0 ? {} : { lower }), ...more })
}

/** A drawn tank; its contents use its own units (760 by 560). */
export function tankOf(...inside: NonNullable<Figure['inside']>): Figure {
  return { ...pack('tank', 520, ['#16372A', '#0B2418', '#F7EFDD']), inside }
}

export const coral = { art: '1fab8', size: 210, x: 470, y: 290 }
export const sprout = { art: '1f331', size: 120, x: 120, y: 380 }

export const angelfish = picture('lagoon', 'lagoon', swim('1f420', 340, 0.5), { feet: 640 })
export const neons = picture(
  'lagoon',
  'lagoon',
  [swim('1f41f', 220, 0.4), swim('1f41f', 150, 0.72, 130), swim('1f41f', 120, 0.66, -180)],
  { feet: 560 },
)
export const shrimp = picture(
  'lagoon',
  'lagoon',
  [swim('1f990', 300, 0.42, 40), swim('1f990', 190, 0.72, 60, { flip: true })],
  { feet: 780 },
)
export const nanoTank = picture('dusk', 'plinth', {
  ...tankOf(
    { art: '1f331', size: 170, x: 140, y: 320 },
    { art: '1f990', size: 110, x: 420, y: 370 },
    { art: '1fab4', size: 190, x: 520, y: 300 },
  ),
  height: 400,
})
