import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { build, type Plugin } from 'esbuild'

const sources = ['app', 'components', 'e2e', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name) && !/node_modules|\.next/.test(name))
    .map((name) => join(folder, name)),
)

/** Keeps imports of types, which esbuild erases. */
const typesAsValues: Plugin = {
  name: 'types-as-values',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(/^(import|export) type (?=[{*]|\w+ from )/gm, '$1 '),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    })),
}

/** Imports between files of the repository, of types too: `import`, `export … from` and `import()`. */
async function importGraph(): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    stdin: { contents: sources.map((path) => `import ${JSON.stringify(`./${path}`)}`).join('\n'), resolveDir: '.' },
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    target: 'esnext',
    loader: { '.css': 'empty', '.jpg': 'empty', '.webp': 'empty' },
    tsconfigRaw: { compilerOptions: { paths: { '@/*': ['./*'] }, jsx: 'react-jsx', verbatimModuleSyntax: true } },
    plugins: [typesAsValues],
    logLevel: 'error',
  })
  const ours = Object.entries(metafile.inputs).filter(([path]) => path !== '<stdin>')
  return new Map(
    ours.map(([path, { imports }]) => [path, imports.filter((one) => !one.external).map((one) => one.path)]),
  )
}

/** One import cycle through each file that has any. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const stack: string[] = []
  const follow = (path: string): void => {
    const since = stack.indexOf(path)
    if (since >= 0) found.push([...stack.slice(since), path].join(' → '))
    if (since >= 0 || done.has(path)) return
    stack.push(path)
    for (const next of graph.get(path) ?? []) follow(next)
    stack.pop()
    done.add(path)
  }
  for (const path of graph.keys()) follow(path)
  return found
}

test('there are no import cycles', async () => {
  const graph = await importGraph()
  expect([...graph.keys()]).toEqual(expect.arrayContaining(sources))
  expect([...graph.values()].flat().length).toBeGreaterThan(1000)
  expect(cycles(graph)).toEqual([])
})

test('cycles of any length are found', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(cycles(graph)).toEqual(['a → b → c → a'])
})

test('README lists every folder of lib', () => {
  const drawn = readFileSync('README.md', 'utf8')
  const folders = readdirSync('lib', { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(folders.map(({ name }) => `\nlib/${name}/ `).filter((line) => !drawn.includes(line))).toEqual([])
})

test('the server imports nothing of the drawing kit', async () => {
  const graph = await importGraph()
  const reached = new Set<string>()
  const follow = (path: string): void => {
    if (reached.has(path)) return
    reached.add(path)
    graph.get(path)?.forEach(follow)
  }
  const entries = [...graph.keys()].filter((path) =>
    /^app\/.*(?<!\.test)\.tsx?$|^lib\/(server|cli)\/[\w-]+(?<!\.test)\.ts$/.test(path),
  )
  entries.forEach(follow)
  expect([...reached]).toContain('lib/db/demo/shipped.ts')
  expect([...reached].filter((path) => path.startsWith('lib/db/demo/art/'))).toEqual([])
})
