import { garlic, herb, lemon, salt, served } from './butcher-counter'
import { art, close, picture } from './shapes'
import type { Recipes } from '../recipe'

const jaziri = picture('linen', 'counter', [art('1f356', 420, { centreX: 0.46 }), garlic, herb(180, 0.2, 24, -44)])
const sawakni = picture('slate', 'counter', [
  art('1f356', 390, { centreX: 0.44, flip: true }),
  lemon,
  herb(170, 0.2, 26, -40),
])
const somaliGoat = picture('oxblood', 'counter', [art('1f356', 370, { centreX: 0.44 }), { ...salt, height: 150 }])
const aqiqah = picture('palm', 'counter', [
  art('1f356', 330, { centreX: 0.34 }),
  art('1f372', 300, { centreX: 0.68, lower: 16 }),
])

export const occasionCarcasses: Recipes = {
  'jaziri-lamb-whole': [jaziri, close(jaziri, 'label'), served('1f35b', 'clay')],
  'sawakni-lamb-whole': [sawakni, close(sawakni, 'label'), served('1f372', 'wheat')],
  'somali-goat-whole': [somaliGoat, close(somaliGoat, 'label'), served('1f35b', 'sage')],
  'aqiqah-lamb-prepared': [aqiqah, close(aqiqah, 'label'), served('1f372', 'butter')],
}
