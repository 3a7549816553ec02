import { readFile, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { compile } from 'tailwindcss'

/** Classes used only by scripts, tests and the styles of other parts. */
const hooks = new Set(['carousel-slide', 'swiper-zoom-container'])

/** All files with this ending below a folder. */
async function filesOf(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const wanted = names.filter((name) => name.endsWith(ending) && !name.endsWith('.test.tsx'))
  return Promise.all(wanted.map((name) => readFile(join(folder, name), 'utf8')))
}

/** Classes written as literals: in attributes and as words of `cx`. */
function classesIn(source: string): string[] {
  const attributes = [...source.matchAll(/[cC]lassName="([^"]*)"/g)].map(([, words = '']) => words)
  const calls = [...source.matchAll(/\bcx\(([^)]*)\)/g)].map(([, words = '']) =>
    words.replaceAll(/[!=]== '[^']*'/g, ''),
  )
  const literals = calls.flatMap((call) => [...call.matchAll(/'([^']*)'/g)].map(([, words = '']) => words))
  return [...attributes, ...literals].flatMap((words) => words.split(/\s+/)).filter(Boolean)
}

/** A class's selector in a style sheet. */
function selector(name: string): string {
  return `.${name.replaceAll(/[^\w-]/g, '\\$&')}`
}

test('every class of a component has a style, since an unknown utility fails silently', async () => {
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

test('no component uses an element that our preflight does not reset', async () => {
  const sources = [...(await filesOf('app', '.tsx')), ...(await filesOf('components', '.tsx'))].join('\n')
  const elements =
    /<(?:abbr|audio|canvas|code|datalist|embed|h[456]|hr|iframe|kbd|menu|object|optgroup|pre|progress|samp|small|su[bp])\b/g
  const fields = /<input\s[^>]*type="(?:button|date|datetime-local|month|number|reset|submit|time|week)"/g
  expect([...sources.matchAll(elements), ...sources.matchAll(fields)].map(([found]) => found)).toEqual([])
})

test('text-decoration-thickness is set separately: Safari drops a text-decoration that contains a thickness', async () => {
  const sheets = [...(await filesOf('app', '.css')), ...(await filesOf('components', '.css'))].join('\n')
  expect(sheets).toMatch(/text-decoration-thickness:/)
  expect(sheets.match(/text-decoration:[^;}]*\d[^;}]*/g) ?? []).toEqual([])
})
