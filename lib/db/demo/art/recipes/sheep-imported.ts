import { beside } from './beside'
import { art, close, company, picture, place, young } from './shapes'
import type { Recipes } from '../recipe'

const jaziri = picture('wheat', 'sweep', art('1f40f', 520, { saturation: 0.8, brightness: 1.25 }))
const sawakni = picture('clay', 'arch', art('1f411', 500, { saturation: 0.7, brightness: 0.92 }))
const berbera = picture('sage', 'plinth', [
  art('1f411', 400, { centreX: 0.4 }),
  art('1f411', 330, { centreX: 0.72, flip: true, lower: 26 }),
])
const somaliGoat = picture('clay', 'plinth', art('1f410', 470, { saturation: 0.2, brightness: 1.25 }))
const boerArt = art('1f410', 560, { hue: -14, saturation: 1.3, brightness: 0.86 })
const boer = picture('sage', 'plinth', { ...boerArt, height: 510 })
const udhiya = picture('butter', 'arch', art('1f40f', 580))

export const importedSheepGoats: Recipes = {
  'jaziri-lamb-8-months': [jaziri, place(jaziri), close(jaziri), company(jaziri, 'sage', beside.wheat)],
  'sawakni-lamb-30kg': [sawakni, place(sawakni, 'rose'), close(sawakni), company(sawakni, 'sage', beside.bucket)],
  'berbera-lamb-pair': [berbera, place(berbera), close(berbera)],
  'somali-goat-18kg': [somaliGoat, place(somaliGoat), close(somaliGoat), company(somaliGoat, 'rose', beside.herb)],
  'boer-buck': [
    boer,
    place(boer, 'rose'),
    close(boer),
    picture('clay', 'sweep', [{ ...boerArt, height: 480, centreX: 0.4, lower: -20 }, young(boerArt)]),
  ],
  'udhiya-naimi-ram': [udhiya, place(udhiya, 'rose'), close(udhiya), company(udhiya, 'wheat', beside.wheat)],
}
