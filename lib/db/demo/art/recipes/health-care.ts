import { beside } from './beside'
import { art, close, company, pack, packs, picture } from './shapes'
import type { Recipes } from '../recipe'

const vitamins = picture('mint', 'sweep', [
  pack('tub', 440, packs.white, '1f40e', { centreX: 0.43 }),
  art('1f48a', 170, { centreX: 0.74, lower: 30 }),
])
const vetVisit = picture('linen', 'sweep', art('1fa7a', 480, { keepViolets: true, hue: -90 }), { palmLight: 3 })
const thermometer = picture('mint', 'plinth', art('1f321-fe0f', 420))
const firstAid = picture('sage', 'sweep', art('1f9f0', 420), { palmLight: 1 })
const bandage = picture('wheat', 'plinth', art('1fa79', 400))
const electrolytes = picture(
  'linen',
  'sweep',
  [
    pack('tub', 430, packs.saffron, '1f42a', { centreX: 0.43 }),
    art('1f4a7', 170, { centreX: 0.73, lower: 28, keepViolets: true }),
  ],
  { palmLight: 0 },
)
const lick = picture('mint', 'sweep', art('1faa8', 380, { hue: 0, saturation: 1 }))

export const healthCare: Recipes = {
  'horse-vitamins-2kg': [
    vitamins,
    close(vitamins, 'label'),
    company(picture('wheat', 'arch', art('1f40e', 530)), 'wheat', beside.bucket),
  ],
  'home-vet-visit': [
    vetVisit,
    close(vetVisit, 'face'),
    company(
      picture('sage', 'arch', art('1f410', 500)),
      'sage',
      art('1fa7a', 210, { centreX: 0.76, lower: 26, keepViolets: true, hue: -90 }),
    ),
  ],
  'digital-thermometer': [thermometer, close(thermometer, 'label'), picture('linen', 'arch', art('1f321-fe0f', 400))],
  'camel-electrolytes-1-5kg': [
    electrolytes,
    close(electrolytes, 'label'),
    company(picture('sage', 'arch', art('1f42a', 520)), 'sage', beside.bucket),
  ],
  'mineral-lick-5kg': [
    lick,
    close(lick, 'face'),
    company(picture('clay', 'arch', art('1f411', 500)), 'clay', art('1faa8', 180, { centreX: 0.76, lower: 28 })),
  ],
  'farm-first-aid-box': [
    firstAid,
    close(firstAid, 'label'),
    picture('linen', 'plinth', [art('1f9f0', 330, { centreX: 0.4 }), art('1fa79', 190, { centreX: 0.72, lower: 18 })]),
  ],
  'self-stick-bandage-4': [
    bandage,
    close(bandage, 'label'),
    company(picture('sage', 'arch', art('1f415', 500)), 'sage', art('1fa79', 150, { centreX: 0.76, lower: 36 })),
  ],
}
