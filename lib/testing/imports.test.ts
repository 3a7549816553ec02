import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import ts from 'typescript'

// A thousand files are read: a busy machine takes its time.
jest.setTimeout(120_000)

const sources = ['app', 'components', 'e2e', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)

const known = new Set(sources)

/** The file of ours that `name` stands for in `from`; nothing for a package. */
function fileOf(name: string, from: string): string | undefined {
  if (!/^(\.|@\/)/.test(name)) return undefined
  const path = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name)
  return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((one) => known.has(one))
}

/** Whether nothing of the statement is left once the types are gone. */
function onlyTypes(statement: ts.ImportDeclaration): boolean {
  const clause = statement.importClause
  if (!clause) return false
  const named = clause.namedBindings
  const values =
    named && ts.isNamedImports(named) && named.elements.length > 0 && named.elements.every((one) => one.isTypeOnly)
  return clause.isTypeOnly || (clause.name === undefined && values === true)
}

/** What a file imports when it runs: `import`, `export … from` and `import()`. */
function importsOf(path: string, text: string): string[] {
  const found: string[] = []
  const take = (literal: ts.Node | undefined) => {
    const file = literal && ts.isStringLiteralLike(literal) && fileOf(literal.text, path)
    if (file) found.push(file)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !onlyTypes(node)) take(node.moduleSpecifier)
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) take(node.moduleSpecifier)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) take(node.arguments[0])
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false))
  return found
}

/** The first way found from a file back to itself, for every file that has one. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const way: string[] = []
  const follow = (path: string): void => {
    const since = way.indexOf(path)
    if (since >= 0) found.push([...way.slice(since), path].join(' → '))
    if (since >= 0 || done.has(path)) return
    way.push(path)
    for (const next of graph.get(path) ?? []) follow(next)
    way.pop()
    done.add(path)
  }
  for (const path of graph.keys()) follow(path)
  return found
}

test('no file imports itself by way of others', () => {
  const graph = new Map(sources.map((path) => [path, importsOf(path, readFileSync(path, 'utf8'))]))
  expect([...graph.values()].flat().length).toBeGreaterThan(1000)
  expect(circles(graph)).toEqual([])
})

test('a circle is found, however long', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(circles(graph)).toEqual(['a → b → c → a'])
})

test('README draws every folder of the house', () => {
  const drawn = readFileSync('README.md', 'utf8')
  const folders = readdirSync('lib', { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(folders.map(({ name }) => `\nlib/${name}/ `).filter((line) => !drawn.includes(line))).toEqual([])
})
