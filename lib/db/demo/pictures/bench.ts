import sharp from 'sharp'
import { demoProducts } from '../catalogue/products'
import { backdropKey } from './backdrop'
import { composePicture } from './compose'
import { encodeWidths } from './encode'
import { recipeHash } from './fingerprint'

/**
 * Composes and encodes demo pictures and prints the cost (ms) and size (bytes) of one. `npx tsx lib/db/demo/pictures/bench.ts [in
 * flight] [take every nth look]`; all of them take about two minutes of CPU.
 */
async function bench(inFlight: number, every: number): Promise<void> {
  const named = new Map(demoProducts.flatMap(({ pictures }) => pictures).map((recipe) => [recipeHash(recipe), recipe]))
  const sorted = [...named.values()].sort((a, b) => (backdropKey(a) < backdropKey(b) ? -1 : 1))
  const looks = [...new Set(sorted.map(backdropKey))].filter((_, i) => i % every === 0)
  const recipes = sorted.filter((recipe) => looks.includes(backdropKey(recipe)))
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
await bench(Number(process.argv[2] ?? 1), Number(process.argv[3] ?? 1))
