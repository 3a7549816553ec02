import { Command } from 'commander'
import { HomeWire } from '@/lib/contract/staff-home'
import { StaffClient } from '../client'
import { setHome } from '../home/home-file'
import { many } from '../many'
import { outputOf, sharedOptions } from '../output'

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
With freeShippingNote null the line about free delivery stands as long as delivery costs nothing.
Words are given in both languages, at most 400 characters; a board with a link needs a title. At most 12 slides; the
hero's picture is seen through three arches, smallImage below 1280 px.

Example:
  npm run -s shop -- home show > home.json
  npm run shop -- home set home.json --images pictures`

/** `shop home show` and `shop home set FILE [--images DIR]`. */
export function homeCommand(): Command {
  const command = new Command('home').description('what the home page shows')
  command
    .command('show')
    .description('print it, in the form that "home set" reads')
    .action(async (_options, self: Command) => {
      const options = sharedOptions(self)
      const output = outputOf(options)
      const home = await new StaffClient(options.url).call(HomeWire, '/home')
      output.say(JSON.stringify(home, null, 2))
      output.result(home)
    })
  command
    .command('set')
    .description('set hero, boards, groups and categories')
    .argument('<file>', 'the JSON')
    .option('--images <folder>', 'folder with the pictures the file names')
    .addHelpText('after', more)
    .action(async (file: string, { images }: { images?: string }, self: Command) => {
      const options = sharedOptions(self)
      const output = outputOf(options)
      const home = await setHome(new StaffClient(options.url), { file, images }, output)
      const groups = Object.values(home.groups).filter((handles) => handles.length > 0).length
      output.say(
        `The home page has ${many(home.hero.length, 'slide')}, ${many(home.boards.length, 'board')} and ${many(groups, 'group')} of yours.`,
      )
      output.result(home)
    })
  return command
}
