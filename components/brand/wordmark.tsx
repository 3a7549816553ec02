import type { Language } from '@/lib/shop-facts'
import { arabicWordmark, latinWordmark, LEAF } from './outlines'

/** The name as a drawing. `size` is the height of its letters' em in px; the baseline stands at three quarters of the box. Silent. */
export function Wordmark({ language, size = 34, leaf = 'fill-saffron-500' }: { language: Language; size?: number; leaf?: string }) {
  const { path, width, leaves } = language === 'ar' ? arabicWordmark : latinWordmark
  return (
    <svg viewBox={`0 -300 ${width} 400`} height={(size * 4) / 3} width={(size * width) / 300} fill="currentColor" aria-hidden="true">
      <path d={path} />
      {leaves.map(({ x, y, scale, turn }) => (
        <path key={x} d={LEAF} className={leaf} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} />
      ))}
    </svg>
  )
}
