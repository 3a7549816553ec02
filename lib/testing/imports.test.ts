import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { build } from 'esbuild'

const sources = ['app', 'components', 'e2e', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
)

/** Runtime imports between files of the repository: `import`, `export … from` and `import()`. */
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
    // Without `verbatimModuleSyntax`, statements that import only types are erased.
    tsconfigRaw: { compilerOptions: { paths: { '@/*': ['./*'] }, jsx: 'react-jsx' } },
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
