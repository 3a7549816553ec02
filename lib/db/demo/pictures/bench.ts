import sharp from 'sharp'
import { backdropKey } from './backdrop'
import { composePicture } from './compose'
import { encodeWidths } from './encode'
import { kitRecipes } from './kit'

/** Composes and encodes every recipe of the kit as the seeder does, and prints what one picture costs (ms) and weighs (bytes). */
async function bench(inFlight: number): Promise<void> {
  const recipes = [...kitRecipes().values()].sort((a, b) => (backdropKey(a) < backdropKey(b) ? -1 : 1))
  const bytes = new Map<number, number>()
  const spent = { compose: 0, encode: 0 }
  const cpu = process.cpuUsage()
  const start = performance.now()
  const queue = recipes.values()
  const work = async () => {
    for (const recipe of queue) {
      const from = performance.now()
      const picture = await composePicture(recipe)
      const between = performance.now()
      for (const [width, file] of await encodeWidths(picture)) bytes.set(width, (bytes.get(width) ?? 0) + file.length)
      spent.compose += between - from
      spent.encode += performance.now() - between
    }
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  const each = (total: number) => Math.round(total / recipes.length)
  const { user, system } = process.cpuUsage(cpu)
  const figures = {
    pictures: recipes.length,
    'in flight': inFlight,
    'wall per picture': each(performance.now() - start),
    'cpu per picture': each((user + system) / 1000),
    'compose, waiting included': each(spent.compose),
    'encode, waiting included': each(spent.encode),
    ...Object.fromEntries([...bytes].map(([width, total]) => [`bytes at ${width}`, each(total)])),
  }
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
}

sharp.concurrency(1)
await bench(Number(process.argv[2] ?? 2))
