import { garlic, herb, salt, served, steak } from './butcher-counter'
import { art, close, picture } from './shapes'
import type { Recipes } from '../recipe'

const chicken = picture(
  'linen',
  'counter',
  [
    art('1f357', 420, { centreX: 0.46 }),
    art('1f357', 320, { centreX: 0.7, flip: true, lower: 10 }),
    herb(190, 0.24, 22, -40),
  ],
  { palmLight: 0 },
)
const hashi = picture('slate', 'counter', [
  art('1f969', 330, { centreX: 0.36 }),
  art('1f969', 280, { centreX: 0.62, lower: 20 }),
  { ...salt, height: 150 },
])
const veal = picture('linen', 'counter', [art('1f969', 420, { centreX: 0.44 }), garlic, herb(170, 0.2, 26, -44)])
const duck = picture('palm', 'counter', [
  art('1f357', 400, { centreX: 0.44, saturation: 0.9, brightness: 0.84 }),
  art('1f34a', 170, { centreX: 0.74, lower: 20 }),
])
const quail = picture('slate', 'counter', [
  art('1f357', 230, { centreX: 0.3 }),
  art('1f357', 240, { centreX: 0.5, lower: 20 }),
  art('1f357', 220, { centreX: 0.69, flip: true }),
  herb(130, 0.82, 10, 30),
])

export const otherCarcasses: Recipes = {
  'camel-hashi-meat-5kg': [steak, close(steak, 'label'), served('1f372', 'palm')],
  'fresh-chicken-6': [chicken, close(chicken, 'label'), served('1f372', 'slate')],
  'veal-quarter-25kg': [veal, close(veal, 'label'), hashi],
  'quail-tray-12': [quail, close(quail, 'label'), chicken],
  'fresh-duck-2-2kg': [duck, close(duck, 'label'), served('1f372', 'linen')],
  'camel-steaks-2kg': [hashi, close(hashi, 'label'), served('1f35b', 'slate')],
}
