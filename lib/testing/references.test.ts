import { expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const numbers = (path: string, pattern: RegExp) => new Set([...read(path).matchAll(pattern)].map((match) => match[1]))

/** Valid targets of references, by their first word. */
const targets: Record<string, Set<string | undefined>> = {
  spec: numbers('docs/requirements.md', /^## (\d+)\./gm),
  standard: numbers('docs/standards.md', /^(\d+)\. /gm),
  invariant: numbers('docs/backend-rules.md', /^(\d+)\. /gm),
  decision: new Set(
    execFileSync('git', ['ls-files', 'docs/decisions'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .map((path) => path.match(/(\d+)-/)?.[1]?.replace(/^0/, '')),
  ),
}

const reference = /\b(spec|standard|invariant|decision)s? §?(\d+(?:(?:, | and |; )§?\d+)*)/gi
const document = /\bdocs\/[\w./-]+\.(?:md|jpg|png)/g
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md', '*.yml'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))

test('every reference to a document, section, bar, invariant or decision resolves', () => {
  const dangling = files.flatMap((path) => {
    const text = read(path)
    const named = [...text.matchAll(reference)].flatMap(([whole, kind = '', list = '']) =>
      (list.match(/\d+/g) ?? []).every((number) => targets[kind.toLowerCase()]?.has(number)) ? [] : [whole],
    )
    const linked = [...text.matchAll(document)].map(([whole]) => whole).filter((one) => !existsSync(join(root, one)))
    return [...named, ...linked].map((one) => `${path}: ${one}`)
  })
  expect(files.length).toBeGreaterThan(500)
  expect(dangling).toEqual([])
})
