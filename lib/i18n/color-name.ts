import { knownColors, namedColors } from '@/lib/utils/named-colors'
import type { Language } from '@/lib/config/constants'
import type { Bilingual } from '@/lib/contract/bilingual'

/**
 * Name of a color: that of the perceptually nearest named color, or of the one a text names, as an API host may write them
 * (`red`, `lightgray`). Returns any other text itself. Spec §2.
 */
export function colorName(color: string, language: Language): string {
  const word = wordOf(color)
  const isNamed = ({ name }: { name: Bilingual }) => wordOf(name.en) === word || wordOf(name.ar) === word
  return (nearestColor(color, knownColors) ?? namedColors.find(isNamed))?.name[language] ?? color
}

function wordOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '').replace('gray', 'grey')
}

/** The perceptually nearest of several colors; null unless `hex` is `#RRGGBB`. */
export function nearestColor<Color extends { hex: string }>(hex: string, colors: readonly Color[]): Color | null {
  const color = lab(hex)
  if (!color) return null
  const distances = colors.map((one) => {
    const other = lab(one.hex)
    return other ? Math.hypot(color[0] - other[0], color[1] - other[1], color[2] - other[2]) : Infinity
  })
  return colors[distances.indexOf(Math.min(...distances))] ?? null
}

type Lab = [lightness: number, greenRed: number, blueYellow: number]

/** Converts to Oklab, where distance is perceived difference. Null unless `#RRGGBB`. */
function lab(hex: string): Lab | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1]
  if (!digits) return null
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
