import { beside } from './beside'
import { art, close, company, pack, packs, picture, place, young } from './shapes'
import type { Recipes } from '../recipe'

const holsteinArt = art('1f404', 540)
const holstein = picture('butter', 'sweep', holsteinArt)
const bull = picture('sage', 'sweep', art('1f402', 540), { palmLight: 0 })
const jerseyArt = art('1f402', 500, { hue: 26, saturation: 1.25, brightness: 1.6 })
const jersey = picture('dusk', 'arch', jerseyArt)
const buffalo = picture('butter', 'arch', art('1f403', 550))
const cowAndCalf = picture(
  'wheat',
  'sweep',
  [{ ...holsteinArt, height: 500, centreX: 0.4, lower: -30 }, young(holsteinArt, 0.56, 0.76)],
  {
    palmLight: 2,
  },
)
const fattening = picture('sage', 'plinth', art('1f402', 430, { hue: 20, saturation: 1.2, brightness: 1.2 }))
const dairyFeed = picture('clay', 'sweep', [
  pack('sack', 640, packs.navy, '1f404', { centreX: 0.46 }),
  art('1f33f', 220, { centreX: 0.78, lower: 30, rotate: 14 }),
])
const pail = picture('wheat', 'plinth', art('1faa3', 420, { saturation: 0.08, brightness: 1.08 }), { palmLight: 1 })

export const cattle: Recipes = {
  'holstein-heifer': [holstein, place(holstein), close(holstein), company(holstein, 'sage', beside.milk)],
  'local-zebu-bull': [bull, place(bull, 'rose'), close(bull), company(bull, 'butter', beside.wheat)],
  'holstein-cow-and-calf': [cowAndCalf, place(cowAndCalf), close(cowAndCalf)],
  'dairy-feed-50kg': [dairyFeed, close(dairyFeed, 'label'), company(holstein, 'wheat', beside.herb)],
  'jersey-cow': [jersey, place(jersey, 'rose'), close(jersey), company(jersey, 'sage', beside.milk)],
  'fattening-calf': [fattening, place(fattening), close(fattening), company(fattening, 'butter', beside.wheat)],
  'murrah-buffalo': [buffalo, place(buffalo), close(buffalo), company(buffalo, 'wheat', beside.bucket)],
  'steel-milking-pail-12l': [
    pail,
    close(pail, 'label'),
    company(holstein, 'clay', { ...beside.bucket, hue: 0, saturation: 0.08, brightness: 1.08 }),
  ],
}
