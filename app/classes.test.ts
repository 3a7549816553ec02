import { readFile, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { compile } from 'tailwindcss'

/** Classes that only scripts, tests and other parts' styles look for. */
const hooks = new Set(['carousel-slide', 'swiper-zoom-container'])

/** All files of the kind below a folder. */
async function filesOf(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const wanted = names.filter((name) => name.endsWith(ending) && !name.endsWith('.test.tsx'))
  return Promise.all(wanted.map((name) => readFile(join(folder, name), 'utf8')))
}

/** Classes written as text: as an attribute, and as words of `cx`. */
function classesIn(source: string): string[] {
  const attributes = [...source.matchAll(/[cC]lassName="([^"]*)"/g)].map(([, words = '']) => words)
  const calls = [...source.matchAll(/\bcx\(([^)]*)\)/g)].map(([, words = '']) => words.replaceAll(/=== '[^']*'/g, ''))
  const literals = calls.flatMap((call) => [...call.matchAll(/'([^']*)'/g)].map(([, words = '']) => words))
  return [...attributes, ...literals].flatMap((words) => words.split(/\s+/)).filter(Boolean)
}

/** How a class stands in a style sheet. */
function selector(name: string): string {
  return `.${name.replaceAll(/[^\w-]/g, '\\$&')}`
}

test('every class that a component names has a style: a utility that is none says nothing', async () => {
  const sources = [...(await filesOf('app', '.tsx')), ...(await filesOf('components', '.tsx'))]
  const named = [...new Set(sources.flatMap(classesIn))]
  const { build } = await compile(await readFile('app/globals.css', 'utf8'), {
    base: 'app',
    async loadStylesheet(id, base) {
      const path = join(id.startsWith('tailwindcss/') ? 'node_modules' : base, id)
      return { path, base: dirname(path), content: await readFile(path, 'utf8') }
    },
  })
  const sheets = [build(named), ...(await filesOf('components', '.css'))].join('\n')
  expect(named.length).toBeGreaterThan(800)
  expect(named.filter((name) => !hooks.has(name) && !sheets.includes(selector(name)))).toEqual([])
})

test('no component has an element that our preflight leaves as browsers have it', async () => {
  const sources = [...(await filesOf('app', '.tsx')), ...(await filesOf('components', '.tsx'))].join('\n')
  const elements =
    /<(?:abbr|audio|canvas|code|datalist|embed|h[456]|hr|iframe|kbd|menu|object|optgroup|pre|progress|samp|small|su[bp]|video)\b/g
  const fields = /<input\s[^>]*type="(?:button|date|datetime-local|month|number|reset|submit|time|week)"/g
  expect([...sources.matchAll(elements), ...sources.matchAll(fields)].map(([found]) => found)).toEqual([])
})

test('how thick a line beneath words is stands by itself: with a thickness Safari drops all of text-decoration', async () => {
  const sheets = [...(await filesOf('app', '.css')), ...(await filesOf('components', '.css'))].join('\n')
  expect(sheets).toMatch(/text-decoration-thickness:/)
  expect(sheets.match(/text-decoration:[^;}]*\d[^;}]*/g) ?? []).toEqual([])
})
