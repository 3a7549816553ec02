import { HomeWire, HomeFile, type HomeBody } from '@/lib/contract/staff-home'
import { isMediaHash } from '@/lib/media/address'
import type { StaffClient } from '../client'
import { many } from '../format'
import { type Output } from '../output'
import { CommandError, exitCode } from '../exit'
import { pictureFolder, type PictureFolder, sendPictures } from '../pictures'
import { readJson, userPath } from '../arguments'
import { ShopCommand } from '../shop-command'

const more = `
The file is JSON. All of it is optional, and what is not in it stays as it is:

  {
    "hero": [
      {
        "image": "hero.jpg", "smallImage": "hero-phone.jpg", "link": "/offers",
        "headline": { "en": "Feed for\\nevery season", "ar": "أعلاف\\nلكل المواسم" },
        "text": { "en": "…", "ar": "…" }, "label": { "en": "See the offers", "ar": "شاهد العروض" }
      }
    ],
    "boards": [{ "image": "board.jpg", "link": "/shop", "title": { "en": "…", "ar": "…" }, "subtitle": null }],
    "mainImage": "call-us.jpg",
    "freeShippingNote": false,
    "groups": { "bestSeller": ["alfalfa-hay-20kg"], "carcasses": [], "accessories": [], "feed": [], "newArrival": [] },
    "categories": [{ "name": "Feed", "image": "feed.jpg" }]
  }

Pictures are names of files in the folder of --images; "home show" calls those that the shop has by their hash. Groups are
handles in order; where none is named the shop chooses: its newest products, its best sold, those of categories that are
called so. Categories stand in the order given, and one whose image is null shows a product's.
With freeShippingNote null the line about free delivery stands as long as delivery costs nothing. Where zones have
fees of their own, it names the lowest subtotal with free delivery instead; false hides it.
Words are given in both languages, at most 400 characters; a board with a link needs a title. At most 12 slides; the
hero's picture is seen through three arches, smallImage below 1280 px.

Example:
  npm run -s shop -- home show > home.json
  npm run shop -- home set home.json --images pictures`

/** `shop home show` and `shop home set FILE [--images DIR]`. */
export function homeCommand(): ShopCommand {
  const command = new ShopCommand('home').description('what the home page shows')
  command
    .command('show')
    .description('print it, in the form that "home set" reads')
    .work(async ({ client, tell }) =>
      tell(await client.call(HomeWire, '/home'), (home) => JSON.stringify(home, null, 2)),
    )
  command
    .command('set')
    .description('set hero, boards, groups and categories')
    .argument('<file>', 'the JSON')
    .option('--images <folder>', 'folder with the pictures the file names')
    .addHelpText('after', more)
    .work(async ({ client, output }, file: string, { images }: { images?: string }) => {
      const home = await setHome(client, { file, images }, output)
      const groups = Object.values(home.groups).filter((handles) => handles.length > 0).length
      output.say(
        `The home page has ${many(home.hero.length, 'slide')}, ${many(home.boards.length, 'board')} and ${many(groups, 'group')} of yours.`,
      )
      return home
    })
  return command
}

/** Uploads a home page file and the pictures it names, all or nothing. Throws CommandError. */
async function setHome(
  client: StaffClient,
  { file, images }: { file: string; images: string | undefined },
  output: Output,
): Promise<HomeWire> {
  const home = await readJson(HomeFile, userPath(file))
  const folder = images === undefined ? null : await pictureFolder(userPath(images))
  const hashes = await hashesOf(client, home, folder, output)
  return client.call(HomeWire, '/home', { method: 'PUT', json: withHashes(home, (name) => hashes[name] ?? name) })
}

/** Uploads the pictures named by file; returns their hashes. */
async function hashesOf(
  client: StaffClient,
  home: HomeFile,
  folder: PictureFolder | null,
  output: Output,
): Promise<Record<string, string>> {
  const named = new Set<string>()
  withHashes(home, (name) => (named.add(name), name))
  const inFolder = new Set(folder?.names)
  const files = [...named].filter((name) => inFolder.has(name) || !isMediaHash(name))
  const missing = files.filter((name) => !inFolder.has(name))
  if (missing.length > 0) {
    const where = folder ? 'not in the folder of --images' : 'named, and no folder is: add --images'
    throw new CommandError(`Pictures ${where}: ${missing.join(', ')}.`, exitCode.usage)
  }
  if (!folder || files.length === 0) return {}
  const { hashes, refused } = await sendPictures(client, folder, files, { dryRun: false, output })
  if (refused.length > 0) throw new CommandError('Nothing was changed: a picture was refused.', exitCode.leftOut)
  return hashes
}

/** Replaces every picture name by `hashOf(name)`. */
function withHashes(home: HomeFile, hashOf: (name: string) => string): HomeBody {
  const orNull = <N extends null | undefined>(name: string | N) => (typeof name === 'string' ? hashOf(name) : name)
  const { hero, boards, mainImage, categories, ...rest } = home
  return {
    ...rest,
    ...(hero && {
      hero: hero.map((slide) => ({ ...slide, image: hashOf(slide.image), smallImage: orNull(slide.smallImage) })),
    }),
    ...(boards && { boards: boards.map((board) => ({ ...board, image: hashOf(board.image) })) }),
    ...(mainImage !== undefined && { mainImage: orNull(mainImage) }),
    ...(categories && { categories: categories.map((one) => ({ ...one, image: orNull(one.image) })) }),
  }
}
