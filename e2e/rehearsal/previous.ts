import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const MIGRATIONS = 'lib/db/migrations'
const INSTALL = 'npm ci --no-audit --no-fund --prefer-offline'

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim()
}

/** Runs a command in `folder`, showing its output; throws when it fails. */
export async function run(folder: string, program: string, ...words: string[]): Promise<void> {
  const [code] = await once(spawn(program, words, { cwd: folder, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${code}`)
}

/** The commit of the newest release before this one (a tag `v*`); without one, the commit before the newest migration. */
export function previousRelease(): string {
  const tag = git('tag', '--list', 'v*', '--sort=-version:refname', '--no-contains', 'HEAD').split('\n')[0]
  if (tag) return git('rev-parse', `${tag}^{commit}`)
  const migrations = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
  return git('log', '-1', '--diff-filter=A', '--format=%P', '--', `${MIGRATIONS}/${migrations.toSorted().at(-1)}`)
}

/** Writes the files of a commit, or those under `path`, into `folder`. */
export async function restore(commit: string, folder: string, path = '.'): Promise<void> {
  await run('.', 'sh', '-c', `git archive ${commit} ${path} | tar -x -C ${folder}`)
}

/** Returns a folder with the files and packages of that commit; the next rehearsal uses it again. */
export async function checkout(commit: string): Promise<string> {
  const folder = join(tmpdir(), `oasis-release-${commit.slice(0, 12)}`)
  if (existsSync(folder)) return folder
  const making = `${folder}.${process.pid}`
  mkdirSync(making)
  await restore(commit, making)
  // Links to our packages where they are the same.
  const linked = `cp -al ${resolve('node_modules')} . && rm -rf node_modules/.cache`
  await run(making, 'sh', '-c', lockOf(making) === lockOf('.') ? `${linked} || ${INSTALL}` : INSTALL)
  renameSync(making, folder)
  return folder
}

function lockOf(folder: string): string {
  return readFileSync(join(folder, 'package-lock.json'), 'utf8')
}
