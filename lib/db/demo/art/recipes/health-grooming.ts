import { beside } from './beside'
import { art, close, company, dyed, pack, packs, picture } from './shapes'
import type { Recipes } from '../recipe'

const shampoo = picture(
  'mint',
  'plinth',
  [pack('bottle', 560, packs.mint, '1f436', { centreX: 0.42 }), art('1f9fc', 190, { centreX: 0.68, lower: 20 })],
  { palmLight: 2 },
)
const comb = picture('clay', 'plinth', art('1faae', 460, { hue: 230, saturation: 0.7 }))
const toothbrush = picture('mint', 'arch', art('1faa5', 420, { hue: 188, saturation: 0.75, brightness: 0.85 }))
const hoofOil = picture('dusk', 'plinth', pack('bottle', 540, packs.date, '1f434'))
const bath = picture('rose', 'sweep', art('1f6c1', 480))
const spray = picture('dusk', 'sweep', pack('bottle', 570, packs.olive, '1f431'), { palmLight: 2 })
const sponge = picture('mint', 'plinth', art('1f9fd', 360))

export const grooming: Recipes = {
  'gentle-paw-shampoo': [
    shampoo,
    close(shampoo, 'label'),
    company(picture('sage', 'arch', art('1f415', 500)), 'sage', beside.brush),
  ],
  'wide-tooth-mane-comb': [
    comb,
    close(comb, 'label'),
    company(picture('sage', 'arch', art('1f40e', 530)), 'sage', beside.brush),
  ],
  'finger-toothbrush-set': [toothbrush, dyed(toothbrush, -15, 0.6, 1.1), close(toothbrush, 'label')],
  'hoof-oil-1l': [
    hoofOil,
    close(hoofOil, 'label'),
    picture('wheat', 'sweep', [
      pack('bottle', 480, packs.date, '1f434', { centreX: 0.42 }),
      art('1f58c-fe0f', 230, { centreX: 0.7, lower: 24 }),
    ]),
  ],
  'tick-flea-spray-400ml': [
    spray,
    close(spray, 'label'),
    company(
      picture('saffron', 'arch', art('1f408-200d-2b1b', 480, { saturation: 0.7, brightness: 0.55 })),
      'saffron',
      beside.plant,
    ),
  ],
  'natural-sponge': [
    sponge,
    close(sponge, 'label'),
    picture('dusk', 'sweep', [
      art('1faa3', 380, { centreX: 0.42, hue: -70, saturation: 0.7, brightness: 0.9 }),
      art('1f9fd', 190, { centreX: 0.72, lower: 26 }),
    ]),
  ],
  'grooming-at-home': [
    bath,
    close(bath, 'label'),
    company(picture('dusk', 'arch', art('1f429', 500)), 'dusk', art('1f9fd', 150, { centreX: 0.75, lower: 34 })),
  ],
}
