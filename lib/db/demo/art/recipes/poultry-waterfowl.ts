import { beside } from './beside'
import { art, close, company, picture, place, young } from './shapes'
import type { Recipes } from '../recipe'

const mallard = picture('lagoon', 'plinth', art('1f986', 500))
const duck = picture('butter', 'sweep', [
  art('1f986', 460, { centreX: 0.38, saturation: 0.3, brightness: 1.3 }),
  art('1f425', 210, { centreX: 0.68, lower: 26 }),
  art('1f424', 190, { centreX: 0.84, lower: 46, flip: true }),
])
const gooseArt = art('1fabf', 500)
const geese = picture('sage', 'plinth', [
  { ...gooseArt, centreX: 0.4 },
  { ...gooseArt, height: 390, centreX: 0.68, flip: true, lower: 20 },
])
const turkey = picture('dusk', 'arch', art('1f983', 500))
const quail = picture('dusk', 'arch', [
  art('1f424', 290, { centreX: 0.36, hue: -10, saturation: 0.45, brightness: 0.8 }),
  art('1f424', 250, { centreX: 0.6, hue: -10, saturation: 0.4, brightness: 0.68, lower: 10 }),
  art('1f424', 200, { centreX: 0.76, hue: -10, saturation: 0.5, brightness: 0.9, flip: true, lower: 36 }),
])
const swan = picture('sage', 'arch', art('1f9a2', 520))

export const waterfowl: Recipes = {
  'mallard-drake': [mallard, close(mallard), company(mallard, 'wheat', beside.wheat)],
  'bronze-turkey-tom': [turkey, place(turkey), close(turkey), company(turkey, 'butter', beside.cob)],
  'goose-pair': [geese, place(geese), close(geese)],
  'quail-covey-12': [quail, close(quail), place(quail)],
  'farm-duck-and-ducklings': [duck, place(duck), close(duck)],
  'white-swan-pair': [
    swan,
    close(swan),
    picture('dusk', 'sweep', [art('1f9a2', 450, { centreX: 0.36, lower: -20 }), young(art('1f9a2', 450), 0.8, 0.7)]),
  ],
}
