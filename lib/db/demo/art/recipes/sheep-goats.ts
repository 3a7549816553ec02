import { beside } from './beside'
import { art, close, company, picture, place } from './shapes'
import type { Recipes } from '../recipe'

const ram = picture('sage', 'arch', art('1f40f', 560))
const ewe = picture('clay', 'sweep', art('1f411', 540), { palmLight: 0 })
const flock = picture('dusk', 'sweep', [
  art('1f411', 360, { centreX: 0.28, lower: -50 }),
  art('1f411', 340, { centreX: 0.74, lower: -60, flip: true }),
  art('1f40f', 440, { centreX: 0.5, lower: 20 }),
])
const lamb = picture('sage', 'plinth', art('1f411', 420), { palmLight: 2 })
const najdiArt = art('1f40f', 560, { saturation: 0.5, brightness: 0.4 })
const najdi = picture('dusk', 'arch', najdiArt)
const harri = picture('clay', 'plinth', art('1f411', 480, { saturation: 1.25, brightness: 0.8 }))
const twins = picture('sage', 'sweep', [
  art('1f411', 470, { centreX: 0.38, lower: -30 }),
  art('1f411', 260, { centreX: 0.66, lower: 20 }),
  art('1f411', 240, { centreX: 0.83, lower: 48, flip: true }),
])
const kid = picture('sage', 'sweep', art('1f410', 560), { palmLight: 1 })
const ardi = picture('clay', 'sweep', [
  art('1f410', 470, { centreX: 0.4, lower: -30 }),
  art('1f410', 330, { centreX: 0.74, flip: true, lower: 24 }),
])
const shamiArt = art('1f410', 560, { hue: -12, saturation: 1.1, brightness: 0.66 })
const shami = picture('dusk', 'arch', shamiArt)
const saanenArt = art('1f410', 540, { saturation: 0.12, brightness: 1.5 })
const saanen = picture('clay', 'arch', saanenArt)
const localArt = art('1f410', 540, { saturation: 0.25, brightness: 0.5 })
const local = picture('dusk', 'sweep', localArt, { palmLight: 3 })
const salalahPair = picture('dusk', 'plinth', [
  art('1f410', 430, { centreX: 0.38, saturation: 0.6, brightness: 1.2 }),
  art('1f410', 280, { centreX: 0.7, flip: true, lower: 24 }),
])

export const sheepGoats: Recipes = {
  'salalah-kid-goat': [kid, place(kid, 'rose'), close(kid), company(kid, 'wheat', beside.herb)],
  'naimi-breeding-ram': [ram, place(ram), close(ram), company(ram, 'clay', beside.wheat)],
  'small-naimi-flock': [flock, place(flock, 'rose'), close(flock)],
  'ardi-goat-pair': [ardi, place(ardi), close(ardi), company(ardi, 'sage', beside.bucket)],
  'naimi-lamb-6-months': [lamb, place(lamb), close(lamb), company(lamb, 'clay', beside.herb)],
  'shami-goat-doe': [shami, place(shami, 'rose'), close(shami), company(shami, 'sage', beside.milk)],
  'naimi-ewe-14-months': [ewe, place(ewe), close(ewe), company(ewe, 'sage', beside.wheat)],
  'najdi-ram': [najdi, place(najdi), close(najdi), company(najdi, 'wheat', beside.bucket)],
  'saanen-milk-goat': [saanen, place(saanen), close(saanen), company(saanen, 'dusk', beside.milk)],
  'local-emirati-goat': [local, place(local), close(local), company(local, 'rose', beside.wheat)],
  'ewe-with-twins': [twins, place(twins), close(twins)],
  'harri-ram-lamb': [harri, place(harri), close(harri), company(harri, 'sage', beside.bucket)],
  'salalah-doe-and-kid': [salalahPair, place(salalahPair), close(salalahPair)],
}
