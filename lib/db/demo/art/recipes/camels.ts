import { beside } from './beside'
import { art, close, company, dyed, pack, packs, picture, place } from './shapes'
import type { Recipes } from '../recipe'

const black = { saturation: 0.4, brightness: 0.42 }
const red = { hue: -8, saturation: 1.2, brightness: 0.8 }
const white = { saturation: 0.28, brightness: 1.22 }
const pair = picture('rose', 'dune', [
  art('1f42a', 400, { centreX: 0.42, lower: -20 }),
  art('1f42a', 250, { centreX: 0.73, lower: 10 }),
])
const riding = picture('dusk', 'dune', art('1f42a', 480, { centreX: 0.54 }))
const racing = picture('sage', 'arch', art('1f42a', 560), { palmLight: 0 })
const heifer = picture('dusk', 'arch', art('1f42a', 550, white))
const majahim = picture('rose', 'sweep', art('1f42a', 550, black), { palmLight: 3 })
const calf = picture('dusk', 'sweep', art('1f42a', 380, { saturation: 0.8, brightness: 1.06 }), { palmLight: 1 })
const herd = picture('rose', 'sweep', [
  art('1f42a', 380, { centreX: 0.25, lower: -56, ...white }),
  art('1f42a', 370, { centreX: 0.74, lower: -60, flip: true, ...black }),
  art('1f42a', 470, { centreX: 0.5, lower: 16, ...red }),
])
const pellets = picture(
  'dusk',
  'sweep',
  [
    pack('sack', 640, packs.saffron, '1f42a', { centreX: 0.46 }),
    pack('bowl', 130, packs.date, null, { centreX: 0.8, lower: 40 }),
  ],
  { palmLight: 2 },
)
const headRope = picture('rose', 'plinth', art('1faa2', 400, { hue: 118, saturation: 0.9, brightness: 0.9 }))
const bottle = picture('sage', 'plinth', art('1f37c', 430))

export const camels: Recipes = {
  'milking-camel-and-calf': [
    pair,
    close(pair),
    company(riding, 'sage', beside.milk),
    picture('dusk', 'sweep', [
      art('1f42a', 500, { centreX: 0.42, lower: -20 }),
      art('1f42a', 300, { centreX: 0.75, lower: 24, flip: true }),
    ]),
  ],
  'riding-camel-6-years': [riding, close(riding), company(riding, 'wheat', beside.rope)],
  'majahim-camel': [majahim, place(majahim, 'rose'), close(majahim), company(majahim, 'sage', beside.bucket)],
  'camel-pellets-40kg': [pellets, close(pellets, 'label'), company(riding, 'sage', beside.wheat)],
  'racing-camel-3-years': [racing, place(racing), close(racing), company(racing, 'wheat', beside.bucket)],
  'small-camel-herd': [herd, place(herd), close(herd)],
  'white-camel-heifer': [heifer, place(heifer, 'rose'), close(heifer), company(heifer, 'clay', beside.bucket)],
  'camel-head-rope': [
    headRope,
    dyed(headRope, -112, 0.8, 0.8),
    dyed(headRope, 118, 0.2, 0.42),
    company(riding, 'rose', { ...beside.rope, hue: 118 }),
  ],
  'camel-calf-10-months': [calf, place(calf, 'rose'), close(calf), company(calf, 'sage', beside.herb)],
  'calf-feeding-bottle': [
    bottle,
    close(bottle, 'label'),
    company(calf, 'rose', art('1f37c', 190, { centreX: 0.76, lower: 26 })),
  ],
}
