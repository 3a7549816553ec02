import { beside } from './beside'
import { art, close, company, pack, packs, picture } from './shapes'
import type { Recipes } from '../recipe'

const barley = picture('sage', 'sweep', [
  pack('sack', 640, packs.flour, '1f33e', { centreX: 0.46 }),
  art('1f33e', 300, { centreX: 0.78, lower: 20 }),
])
const corn = picture(
  'butter',
  'sweep',
  [
    pack('sack', 640, ['#2E6E4D', '#154330', '#F6E7BC'], '1f33d', { centreX: 0.46 }),
    art('1f33d', 230, { centreX: 0.79, lower: 26 }),
  ],
  { palmLight: 1 },
)
const oats = picture('dusk', 'sweep', [
  pack('sack', 630, packs.sand, '1f434', { centreX: 0.46 }),
  art('1f33e', 290, { centreX: 0.78, lower: 22, saturation: 0.6, brightness: 1.15 }),
])
const parrotMix = picture('sage', 'plinth', [
  pack('tub', 460, packs.sun, '1f99c', { centreX: 0.44 }),
  art('1f33b', 260, { centreX: 0.76, lower: 20 }),
])
const pigeonMix = picture('wheat', 'sweep', [
  pack('sack', 590, packs.slate, '1f54a-fe0f', { centreX: 0.45 }),
  art('1f33d', 170, { centreX: 0.77, lower: 36 }),
])
const soya = picture(
  'rose',
  'sweep',
  [pack('sack', 620, packs.olive, '1fadb', { centreX: 0.45 }), art('1fadb', 190, { centreX: 0.78, lower: 32 })],
  {
    palmLight: 2,
  },
)
const sunflower = picture('dusk', 'plinth', [
  pack('pouch', 540, packs.palm, '1f33b', { centreX: 0.42 }),
  art('1f33b', 280, { centreX: 0.74, lower: 20 }),
])
const eater = (code: string, family: 'sage' | 'dusk' | 'rose' | 'wheat', thing = beside.wheat, height = 500) =>
  company(picture(family, 'arch', art(code, height)), family, thing)

export const grain: Recipes = {
  'whole-barley-25kg': [barley, close(barley, 'label'), eater('1f411', 'rose')],
  'cracked-corn-25kg': [corn, close(corn, 'label'), eater('1f413', 'sage', beside.cob)],
  'parrot-seed-mix-3kg': [parrotMix, close(parrotMix, 'label'), eater('1f99c', 'wheat', beside.sunflower)],
  'racing-oats-20kg': [oats, close(oats, 'label'), eater('1f40e', 'sage', beside.bucket, 540)],
  'pigeon-mix-10kg': [pigeonMix, close(pigeonMix, 'label'), eater('1f54a-fe0f', 'sage', beside.wheat, 400)],
  'soybean-meal-25kg': [soya, close(soya, 'label'), eater('1f404', 'sage', beside.milk)],
  'sunflower-seed-5kg': [sunflower, close(sunflower, 'label'), eater('1f439', 'rose', beside.sunflower, 380)],
}
