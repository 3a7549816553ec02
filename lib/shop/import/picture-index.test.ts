import { describe, expect, test } from '@jest/globals'
import { fileName, picturesIn } from './picture-names'
import { isOtherFile, PictureIndex } from './picture-index'

describe('PictureIndex', () => {
  test.each([
    ['boot.jpg', ['boot.jpg', 'boot_grande.jpg'], 'boot.jpg'],
    ['boot.jpg', ['boot_1024x1024.jpg'], 'boot_1024x1024.jpg'],
    ['boot.jpg', ['boot_grande@2x.jpg'], 'boot_grande@2x.jpg'],
    ['boot.jpg', ['boot_600x600_crop_center.jpg'], 'boot_600x600_crop_center.jpg'],
    ['boot.jpg', ['boot_800x.jpg'], 'boot_800x.jpg'],
    ['boot_grande.jpg', ['boot.jpg'], null],
    ['boot.jpg', ['BOOT_Grande.JPEG'], 'BOOT_Grande.JPEG'],
    ['boot.png', ['boot.webp'], 'boot.webp'],
    ['mug_large.jpg', ['mug_grande.jpg', 'mug_large_grande.jpg'], 'mug_large_grande.jpg'],
    ['mug_large.jpg', ['mug.jpg', 'mug_large.jpg'], 'mug_large.jpg'],
    ['boot.jpg', ['boot-2_grande.jpg', 'boots.jpg', 'boot.txt'], null],
    ['قطة.jpg', ['قطة_grande.jpg'], 'قطة_grande.jpg'],
    ['café.jpg', ['cafe\u0301.jpg'], 'cafe\u0301.jpg'],
    ['boot.png', ['boot.jpg', 'boot.png'], 'boot.png'],
    ['boot.avif', ['boot.gif'], 'boot.gif'],
    ['boot.jpg', ['boot@2x.jpg'], 'boot@2x.jpg'],
  ])('%j among %j is %j', (wanted, files, found) =>
    expect(new PictureIndex(files, [wanted]).find(wanted).file).toBe(found),
  )

  test.each('master original 1024x1024 x700 grande large medium compact small thumb icon pico'.split(' '))(
    'recognises the size %s',
    (size) => {
      const file = `boot_${size}.jpg`
      expect(new PictureIndex([file], ['boot.jpg']).find('boot.jpg').file).toBe(file)
    },
  )

  test.each(['top', 'center', 'bottom', 'left', 'right'])('recognises a picture cropped at the %s', (side) => {
    const file = `boot_600x_crop_${side}@3x.jpg`
    expect(new PictureIndex([file], ['boot.jpg']).find('boot.jpg').file).toBe(file)
  })

  test.each([
    ['collar_small.jpg', ['collar_small.jpg', 'collar_large.jpg'], ['collar_large.jpg'], null, []],
    ['collar_small.jpg', ['collar_small.jpg', 'Collar_Large.jpeg'], ['collar_large.jpg'], null, []],
    ['collar.jpg', ['collar.jpg', 'collar_large.jpg'], ['collar_large.jpg'], null, []],
    [
      'collar.jpg',
      ['collar.jpg', 'collar_large.jpg'],
      ['collar_large.jpg', 'collar_grande.jpg'],
      'collar_grande.jpg',
      [],
    ],
    ['boot.jpg', ['boot.jpg', 'boot.png'], ['boot.png'], null, []],
    ['collar_small.jpg', ['collar_small.jpg'], ['collar.jpg'], null, []],
    [
      'collar.jpg',
      ['collar.jpg'],
      ['collar_large.jpg', 'collar_small.jpg'],
      null,
      ['collar_large.jpg', 'collar_small.jpg'],
    ],
  ])('%j, of the names %j, among %j is %j', (wanted, named, files, file, rivals) =>
    expect(new PictureIndex(files, named).find(wanted)).toEqual({ file, rivals }),
  )
})

describe('in several folders', () => {
  test.each([
    ['boot.jpg', ['new/boot.jpg'], 'new/boot.jpg'],
    ['boot.jpg', ['old/boot.jpg', 'boot.jpg'], 'boot.jpg'],
    ['boot.jpg', ['old/2024/boot.jpg', 'new/boot.jpg'], 'new/boot.jpg'],
    ['old/boot.jpg', ['boot.jpg', 'photos/old/boot.jpg'], 'photos/old/boot.jpg'],
    ['https://x.example/2024/Old/boot.jpg?v=1', ['new/boot.jpg', 'old/boot.jpg'], 'old/boot.jpg'],
    ['boot.jpg', ['new/boot_large.jpg', 'boot.txt'], 'new/boot_large.jpg'],
    ['boot.heic', ['new/boot.heic'], 'new/boot.heic'],
    ['boot', ['new/boot'], 'new/boot'],
  ])('%j among %j is %j', (cell, files, file) => {
    const index = new PictureIndex(files, [cell])
    expect(index.named(cell).map((name) => index.find(name).file)).toEqual([file])
  })

  test('two equally good matches are reported and neither is taken', () => {
    const files = ['new/boot.jpg', 'old/boot.jpg']
    expect(new PictureIndex(files, ['boot.jpg']).find('boot.jpg')).toEqual({ file: null, rivals: files })
  })
})

describe('the pictures of a cell', () => {
  test.each([
    ['https://x.example/a/left.png,https://x.example/b/right.png', ['x.example/a/left.png', 'x.example/b/right.png']],
    ['https://x/left.png https://x/right.png', ['x/left.png', 'x/right.png']],
    ['https://x/left.png?v=1,2 | //y/right.png#a', ['x/left.png', 'y/right.png']],
    ['https://x/left.png, right.png;photos/back.png', ['x/left.png', 'right.png', 'photos/back.png']],
    ['https://res.example/w_300,h_200,c_fill/left.png', ['res.example/w_300,h_200,c_fill/left.png']],
    ['https://x/a~mv2.jpg/v1/fill/w_10,h_9/left.jpg', ['x/a~mv2.jpg/v1/fill/w_10,h_9/left.jpg']],
    ['left.png, right.png', ['left.png', 'right.png']],
    ['left.png|right.png', ['left.png', 'right.png']],
    ['left.png;right.png ;', ['left.png', 'right.png']],
    ['left.png\r\nright.png', ['left.png', 'right.png']],
    ['photos\\left.png,photos\\right.png', ['photos/left.png', 'photos/right.png']],
    ['left, right', ['left', 'right']],
    ['boots, new/left.png', ['boots, new/left.png']],
    ['left.png,', ['left.png']],
    ['left.png, left.png', ['left.png']],
    ['one.png, two.png', ['one.png', 'two.png']],
    ['Hay, 20 kg.jpg', ['Hay, 20 kg.jpg']],
    ['100%25.png', ['100%25.png']],
    ['https://x/100%25.png', ['x/100%25.png']],
    ['https://x/left%20side.png', ['x/left side.png']],
    ['', []],
    [',', []],
  ])('%j names %j', (cell, names) => {
    const files = new Set(['left.png', 'right.png', 'left', '100%25.png'])
    expect(picturesIn(cell, (path) => files.has(path.split('/').at(-1) ?? ''))).toEqual(names)
  })

  test('a cell of only separators is read quickly', () => {
    const began = performance.now()
    for (const sign of [' ', ',', '.png,', '?', '%'].map((one) => `https://x/${one.repeat(50_000)}`))
      picturesIn(`${sign}x`, () => false)
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test('the whole name wins over its parts', () => {
    const files = ['left.png, right.png', 'left.png', 'right.png']
    expect(new PictureIndex(files, []).named('left.png, right.png')).toEqual(['left.png, right.png'])
  })

  test('the exact spelling wins over the decoded name', () => {
    const found = (files: string[]) => {
      const index = new PictureIndex(files, ['100%25.png'])
      return index.named('100%25.png').map((name) => index.find(name).file)
    }
    expect(found(['100%.png', '100%25.png'])).toEqual(['100%25.png'])
    expect(found(['100%.png'])).toEqual(['100%.png'])
  })
})

test.each([
  ['https://cdn.shopify.com/s/files/1/x/boot%20one.jpg?v=12#a', 'boot one.jpg'],
  ['boot.jpg', 'boot.jpg'],
  ['https://x/boot.jpg#a', 'boot.jpg'],
  ['//cdn.shopify.com/boot.jpg?v=1&width=9', 'boot.jpg'],
  ['/cdn/files/boot.jpg?v=1700000000', 'boot.jpg'],
  ['boot.jpg?v=12', 'boot.jpg'],
  ['collar#2.jpg', 'collar#2.jpg'],
  ['pictures/really?.jpg', 'really?.jpg'],
  ['what?v=2.jpg', 'what?v=2.jpg'],
  ['cdn.shopify.com/files/boot.jpg?v=1&width=2', 'boot.jpg'],
  ['boot.PNG#a', 'boot.PNG'],
  ['C:\\pictures\\boot.jpg', 'boot.jpg'],
  ['https://x/100%.jpg', '100%.jpg'],
  ['https://x/cafe%CC%81.jpg', 'caf\u00E9.jpg'],
  ['100% cafe\u0301.jpg', '100% caf\u00E9.jpg'],
  ['https://x/../../etc/passwd', 'passwd'],
  ['', ''],
])('the file name of %j is %j', (address, name) => expect(fileName(address)).toBe(name))

test('only another file type’s extension counts as another file', () => {
  expect(['a.tiff', 'a.svg', 'A.BMP', 'a.mp4'].map(isOtherFile)).toEqual([true, true, true, true])
  expect(['a.jpg', 'A.JPEG', 'A.HEIC', 'a', 'no. 7', 'v1.5', 'a.2024', 'a.js'].filter(isOtherFile)).toEqual([])
})
