import { beside } from './beside'
import { art, close, company, picture, place } from './shapes'
import type { Recipes } from '../recipe'

const peacock = picture('wheat', 'sweep', art('1f99a', 600), { palmLight: 3 })
const gyr = picture(
  'dusk',
  'dune',
  art('1f985', 380, { centreX: 0.56, floats: true, saturation: 0.35, brightness: 1.18 }),
  {
    feet: 640,
  },
)
const peregrine = picture('sage', 'sweep', art('1f985', 360, { floats: true, saturation: 0.3, brightness: 0.74 }), {
  feet: 640,
})
const canaries = picture(
  'dusk',
  'plinth',
  [art('1f424', 330, { centreX: 0.4 }), art('1f424', 250, { centreX: 0.68, flip: true, lower: 26 })],
  { palmLight: 2 },
)
const doves = picture('sage', 'sweep', [
  art('1f54a-fe0f', 400, { centreX: 0.37 }),
  art('1f54a-fe0f', 290, { centreX: 0.71, flip: true, lower: 30 }),
])
const pigeon = art('1f426-200d-2b1b', 430, { hue: -30, saturation: 0.4, brightness: 1.7, keepViolets: true })
const homing = picture('rose', 'plinth', [
  { ...pigeon, centreX: 0.38 },
  { ...pigeon, height: 350, centreX: 0.68, flip: true, brightness: 1.4, lower: 22 },
])
const nest = picture('mint', 'sweep', art('1faba', 480), { palmLight: 1 })

export const gardenBirds: Recipes = {
  'indian-blue-peacock': [peacock, place(peacock), close(peacock, 'face'), company(peacock, 'clay', beside.wheat)],
  'gyr-saker-falcon': [
    gyr,
    close(gyr),
    picture('sage', 'plinth', art('1f985', 330, { saturation: 0.35, brightness: 1.18, floats: true }), {
      feet: 600,
    }),
  ],
  'white-dove-pair': [doves, place(doves), close(doves), company(doves, 'wheat', beside.wheat)],
  'homing-pigeon-pair': [homing, place(homing, 'rose'), close(homing), company(homing, 'wheat', beside.wheat)],
  'woven-nest': [
    nest,
    close(nest, 'label'),
    picture('wheat', 'plinth', art('1fab9', 430)),
    company(canaries, 'clay', art('1fab9', 190, { centreX: 0.76, lower: 26 })),
  ],
  'peregrine-falcon': [peregrine, close(peregrine), place(peregrine, 'rose')],
}
