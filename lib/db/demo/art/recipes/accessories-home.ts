import { beside } from './beside'
import { art, close, company, dyed, pack, packs, picture } from './shapes'
import type { Recipes } from '../recipe'

const basket = picture('palm', 'sweep', art('1f9fa', 500), { palmLight: 3 })
const stoneware = picture('clay', 'plinth', pack('bowl', 280, packs.cream), { palmLight: 2 })
const wool = picture('rose', 'sweep', art('1f9f6', 430, { hue: -45, saturation: 0.8, brightness: 0.95 }))
const teddy = picture('lagoon', 'plinth', art('1f9f8', 480))
const kennel = picture('dusk', 'sweep', art('1f3e0', 560))
const bucket = picture('wheat', 'sweep', art('1faa3', 480, { hue: -70, saturation: 0.7, brightness: 0.9 }), {
  palmLight: 3,
})
const backpack = picture('saffron', 'plinth', art('1f392', 460, { hue: 165, saturation: 0.7, brightness: 0.72 }))
const tent = picture('clay', 'sweep', art('26fa', 430), { palmLight: 0 })
const fountain = picture('saffron', 'sweep', art('26f2', 430))
const balls = picture('palm', 'plinth', [
  art('26be', 240, { centreX: 0.38 }),
  art('1f94e', 280, { centreX: 0.61, lower: 16 }),
])
const frisbee = picture('clay', 'plinth', art('1f94f', 380))
const broom = picture('saffron', 'arch', art('1f9f9', 480))

export const homeAndPlay: Recipes = {
  'palm-travel-basket': [
    basket,
    close(basket, 'label'),
    company(picture('saffron', 'arch', art('1f408', 480)), 'saffron', beside.basket),
  ],
  'stoneware-bowl-1l': [
    stoneware,
    close(stoneware, 'label'),
    company(picture('wheat', 'arch', art('1f415', 500)), 'wheat', beside.bowl),
  ],
  'wool-ball-toy': [
    wool,
    close(wool, 'face'),
    company(picture('dusk', 'arch', art('1f408', 480)), 'dusk', beside.yarn),
  ],
  'cabin-pet-backpack': [
    backpack,
    dyed(backpack, 18, 0.85, 0.85),
    dyed(backpack, -92, 0.6, 0.65),
    close(backpack, 'label'),
  ],
  'wooden-kennel-large': [
    kennel,
    close(kennel, 'label'),
    company(picture('sage', 'arch', art('1f415', 360)), 'sage', art('1f3e0', 300, { centreX: 0.74, lower: 4 })),
  ],
  'desert-shade-tent': [
    tent,
    close(tent, 'label'),
    picture('dusk', 'dune', [
      art('26fa', 330, { centreX: 0.62, lower: -30 }),
      art('1f415', 190, { centreX: 0.28, lower: 20 }),
    ]),
  ],
  'rubber-farm-bucket-18l': [
    bucket,
    dyed(bucket, -70, 0.1, 0.35),
    dyed(bucket, 8, 0.8, 0.6),
    company(picture('sage', 'arch', art('1f40e', 530)), 'sage', beside.bucket),
  ],
  'quiet-water-fountain-2l': [
    fountain,
    close(fountain, 'face'),
    company(
      picture('dusk', 'arch', art('1f408-200d-2b1b', 480, { saturation: 0.7, brightness: 0.55 })),
      'dusk',
      art('26f2', 220, { centreX: 0.77, lower: 24 }),
    ),
  ],
  'fetch-balls-pair': [
    balls,
    close(balls, 'face'),
    company(picture('sage', 'arch', art('1f415', 500)), 'sage', beside.ball),
  ],
  'soft-bear-toy': [
    teddy,
    close(teddy, 'face'),
    company(picture('rose', 'arch', art('1f436', 360)), 'rose', art('1f9f8', 220, { centreX: 0.76, lower: 26 })),
  ],
  'rubber-flyer': [
    frisbee,
    close(frisbee, 'label'),
    company(picture('butter', 'arch', art('1f415', 500)), 'butter', art('1f94f', 170, { centreX: 0.76, lower: 34 })),
  ],
  'stable-broom': [
    broom,
    close(broom, 'label'),
    company(picture('sage', 'arch', art('1facf', 440)), 'sage', art('1f9f9', 300, { centreX: 0.79, lower: 10 })),
  ],
}
