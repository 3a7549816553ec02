import { readFile } from 'node:fs/promises'
import { parse } from 'postcss'
import type { Language } from '@/lib/config/constants'

/** Stylesheet with the outlines of the wordmarks. */
const STYLES = 'app/styles/drawings.css'

interface Drawing {
  /** SVG path for a mark of size 1. */
  path: string
  width: number
}

/** Outlines of the shop's name and of its leaves; both are `width` wide. */
export async function wordmark(language: Language): Promise<{ letters: string; leaves: string; width: number }> {
  const drawings = drawingsIn(await readFile(STYLES, 'utf8'))
  const [letters, leaves] = [`.word-${language}`, `.word-${language}-leaves`].map((name) => drawings.get(name))
  if (!letters || !leaves) throw new Error(`${STYLES} has no wordmark "${language}"`)
  return { letters: letters.path, leaves: leaves.path, width: letters.width }
}

function drawingsIn(css: string): Map<string, Drawing> {
  const drawings = new Map<string, Drawing>()
  parse(css).walkRules((rule) => {
    const sides = { width: 0, height: 0 }
    let corners = ''
    rule.walkDecls((declaration) => {
      if (declaration.prop === 'width') sides.width = Number.parseFloat(declaration.value)
      if (declaration.prop === 'height') sides.height = Number.parseFloat(declaration.value)
      if (declaration.prop === 'clip-path') corners = /^polygon\((.*)\)$/s.exec(declaration.value)?.[1] ?? ''
    })
    if (corners !== '') drawings.set(rule.selector, { path: pathOf(corners, sides), width: sides.width })
  })
  return drawings
}

/** Converts a CSS polygon such as `10% 20%,30% 40%` to an SVG path in a box of this size. */
function pathOf(corners: string, { width, height }: { width: number; height: number }): string {
  const points = corners.split(',').map((corner) => {
    const [x = 0, y = 0] = corner.trim().split(/\s+/).map(Number.parseFloat)
    return `${((x / 100) * width).toFixed(4)} ${((y / 100) * height).toFixed(4)}`
  })
  return `M${points.join('L')}Z`
}
