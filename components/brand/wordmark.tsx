import type { Language } from '@/lib/shop-facts'
import { arabicWordmark, latinWordmark, LEAF } from './outlines'

/** The em of the letters where the mark's 48 units are 1: Arabic a little larger, as its letters are lower. */
const EM: Record<Language, number> = { en: 35.3 / 48, ar: 39.6 / 48 }
/** Where the letters stand in those 48 units. */
const BASELINE = 35.5 / 48

/** The name as a drawing, as large as fits a mark of 1em; its baseline is where the lockup wants it. Silent. */
export function Wordmark({ language, leaf = 'fill-saffron-500' }: { language: Language; leaf?: string }) {
  const { path, width, leaves } = language === 'ar' ? arabicWordmark : latinWordmark
  const unit = 300 / EM[language]
  return (
    <svg
      viewBox={`0 ${-BASELINE * unit} ${width} ${unit}`}
      height="1em"
      width={`${(width / unit).toFixed(3)}em`}
      fill="currentColor"
      aria-hidden="true"
      className="overflow-visible"
    >
      <path d={path} />
      {leaves.map(({ x, y, scale, turn }) => (
        <path key={x} d={LEAF} className={leaf} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} />
      ))}
    </svg>
  )
}
