import { garlic, herb, lemon, salt, served, steak } from './butcher-counter'
import { art, close, picture } from './shapes'
import type { Recipes } from '../recipe'

const onion = art('1f9c5', 150, { centreX: 0.78, lower: 16 })
const chilli = art('1f336-fe0f', 150, { centreX: 0.76, lower: 20 })
const naimi = picture('slate', 'counter', [art('1f356', 420), herb(200, 0.24, 14, -40), salt])
const half = picture('palm', 'counter', [
  art('1f356', 360, { centreX: 0.35 }),
  art('1f969', 340, { centreX: 0.64, lower: 16 }),
  herb(190, 0.5, 30, -60),
])
const salalah = picture('linen', 'counter', [
  art('1f356', 380, { centreX: 0.42, flip: true }),
  onion,
  herb(180, 0.22, 24, -36),
])
const harri = picture('palm', 'counter', [art('1f356', 410, { centreX: 0.46 }), lemon, herb(180, 0.22, 26, -50)])
const najdi = picture('oxblood', 'counter', [
  art('1f356', 390, { centreX: 0.38 }),
  art('1f356', 280, { centreX: 0.68, lower: 22, flip: true }),
  herb(170, 0.5, 36, -64),
])
const leg = picture('oxblood', 'counter', [art('1f356', 430, { centreX: 0.46 }), garlic])
const chops = picture('palm', 'counter', [
  art('1f969', 280, { centreX: 0.34 }),
  art('1f969', 290, { centreX: 0.54, lower: 22 }),
  chilli,
])

export const lambCarcasses: Recipes = {
  'naimi-lamb-whole': [naimi, half, close(naimi, 'label'), served('1f372', 'linen')],
  'half-naimi-lamb': [half, close(half, 'label'), served('1f35b', 'slate')],
  'harri-lamb-whole': [harri, close(harri, 'label'), served('1f35b', 'linen')],
  'najdi-lamb-whole': [najdi, close(najdi, 'label'), served('1f35b', 'palm')],
  'salalah-goat-whole': [salalah, close(salalah, 'label'), served('1f372', 'oxblood')],
  'naimi-leg-2-5kg': [leg, close(leg, 'label'), served('1f35b', 'oxblood')],
  'lamb-chops-2kg': [chops, close(chops, 'label'), steak],
}
