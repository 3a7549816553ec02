import sharp from 'sharp'
import { loadMessages } from '@/lib/i18n/messages'
import type { Language } from '@/lib/config/constants'
import { MARK_PATH } from '@/lib/media/brand-mark'
import { ARCH, composeInArch, SAFFRON_400, SAND_100, SIZE } from '@/lib/media/share-image'
import { textOutlines } from './text-outlines'
import { wordmark } from './wordmark'

const SCENE = 'components/brand/pictures/splash-wide.webp'
/** Crop of the scene for the arch: the sun over a camel and a dog, px. */
const PART = { left: 0, top: 76, width: 1254, height: 1174 }
/** Margin between the picture's edge and the text, px. */
const MARGIN = 64
/** Maximum text width, px. */
const WORDS = 312
/** Height of the mark, its gap to the wordmark, and its top, px. */
const LOCKUP = { mark: 112, gap: 24, top: 128 }
const LINE = { size: 35, weight: 450, leading: 52, top: 338 }

/** Draws the shop's share image: its scene in the arch, its name and `Meta.shareLine`. 1200x630 JPEG of at most 200 KB. */
export async function drawBrandShare(language: Language): Promise<Buffer> {
  const { Meta } = await loadMessages(language)
  const { width, height } = ARCH
  const inside = await sharp(SCENE).extract(PART).resize(width, height).png().toBuffer()
  const style = { ...LINE, language, width: WORDS }
  const rtl = language === 'ar'
  const words = `
    <g transform="translate(${rtl ? SIZE.width - MARGIN : MARGIN} 0)">
      ${await lockup(language)}
      <g fill="${SAND_100}" transform="translate(0 ${LINE.top})">${await textOutlines(Meta.shareLine, style)}</g>
    </g>`
  const left = rtl ? SIZE.width - ARCH.left - width : ARCH.left
  return composeInArch(inside, { beside: words, left })
}

/** Draws mark and wordmark. The mark is on the language's start side, at `x = 0`. */
async function lockup(language: Language): Promise<string> {
  const { letters, leaves, width } = await wordmark(language)
  const { mark, gap, top } = LOCKUP
  const rtl = language === 'ar'
  const name = rtl ? -mark - gap - width * mark : mark + gap
  return `
    <path d="${MARK_PATH}" fill="${SAFFRON_400}" transform="translate(${rtl ? -mark : 0} ${top}) scale(${mark / 48})"/>
    <g transform="translate(${name} ${top}) scale(${mark})">
      <path d="${letters}" fill="${SAND_100}"/><path d="${leaves}" fill="${SAFFRON_400}"/>
    </g>`
}
