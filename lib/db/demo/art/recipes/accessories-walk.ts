import { beside } from './beside'
import { colour } from '../../catalogue/colours'
import { art, close, company, dyed, inColour, pack, picture, place } from './shapes'
import type { Recipes } from '../recipe'

const bell = { art: '1f514', size: 120, x: 252, y: 300 }
const tag = { art: '1f3f7-fe0f', size: 110, x: 256, y: 300 }
const collarOf = (main: string, shade: string, height: number, inside: (typeof bell)[]) =>
  pack('collar', height, [main, shade, '#D9B25A'], null, { inside })
const bellCollar = picture('saffron', 'plinth', collarOf('#1F5A3D', '#0E3122', 380, [bell]), { palmLight: 0 })
const saluki = picture('palm', 'sweep', collarOf('#C98B3A', '#7B5016', 360, []), { palmLight: 3 })
const kitten = picture('saffron', 'plinth', collarOf('#D98BA0', '#8F4C60', 300, [{ ...bell, size: 100 }]))
const goat = picture('wheat', 'plinth', collarOf('#B2372A', '#6A1E16', 360, [{ ...bell, size: 190, x: 216, y: 290 }]), {
  palmLight: 2,
})
const nameTag = picture('clay', 'sweep', art('1f3f7-fe0f', 380))
const vest = picture('dusk', 'plinth', art('1f9ba', 460), { palmLight: 1 })
const bandana = picture('palm', 'plinth', art('1f9e3', 400))
const socks = picture('clay', 'sweep', art('1f9e6', 400))
const glove = picture(
  'saffron',
  'arch',
  art('1f9e4', 430, { hue: 110, saturation: 0.7, brightness: 0.8, keepViolets: true }),
)
const harness = picture('dusk', 'arch', art('1f9ae', 500))
const brassBell = picture('palm', 'plinth', art('1f514', 400), { palmLight: 1 })

export const walkAndWear: Recipes = {
  'leather-bell-collar': [
    bellCollar,
    inColour(bellCollar, colour.red),
    inColour(bellCollar, colour.black),
    inColour(bellCollar, colour.tan),
  ],
  'cooling-bandana': [bandana, dyed(bandana, 185, 0.7, 0.85), dyed(bandana, 68, 0.9, 1.5), close(bandana, 'label')],
  'reflective-dog-vest': [
    vest,
    close(vest, 'label'),
    company(picture('sage', 'arch', art('1f415-200d-1f9ba', 520)), 'sage', beside.ball),
  ],
  'hot-pavement-socks': [
    socks,
    dyed(socks, 95, 0.7, 0.8),
    dyed(socks, -130, 0.85, 0.85),
    company(picture('wheat', 'arch', art('1f415', 500)), 'wheat', {
      ...socks.figures[0],
      height: 180,
      centreX: 0.76,
      lower: 26,
    }),
  ],
  'falconers-glove': [glove, dyed(glove, 110, 0.3, 0.4), dyed(glove, 113, 0.75, 1.15), close(glove, 'label')],
  'padded-saluki-collar': [
    saluki,
    inColour(saluki, colour.red),
    inColour(saluki, colour.navy),
    company(picture('clay', 'arch', art('1f415', 480, { hue: -8, brightness: 0.82 })), 'clay', {
      ...collarOf('#C98B3A', '#7B5016', 150, []),
      centreX: 0.76,
      lower: 30,
    }),
  ],
  'engraved-name-tag': [
    nameTag,
    close(nameTag, 'label'),
    picture('palm', 'plinth', collarOf('#21160F', '#0B0704', 340, [tag])),
  ],
  'handle-walking-harness': [harness, close(harness), place(harness)],
  'kitten-bell-collar': [
    kitten,
    inColour(kitten, colour.teal),
    inColour(kitten, colour.yellow),
    inColour(kitten, colour.grey),
  ],
  'goat-collar-brass-bell': [
    goat,
    close(goat, 'label'),
    company(picture('sage', 'arch', art('1f410', 520)), 'sage', art('1f514', 150, { centreX: 0.76, lower: 34 })),
  ],
  'brass-herd-bell': [
    brassBell,
    close(brassBell, 'face'),
    company(picture('dusk', 'arch', art('1f404', 520)), 'dusk', art('1f514', 160, { centreX: 0.77, lower: 32 })),
  ],
}
