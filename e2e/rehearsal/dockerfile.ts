import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Instruction {
  name: string
  words: string
}

export interface Stage {
  name: string
  from: string
  instructions: Instruction[]
}

/** Reads the stages of a Dockerfile. Throws at an instruction that `known` does not list: the rehearsal would leave it out. */
export function readStages(path: string, known: readonly string[]): Stage[] {
  const stages: Stage[] = []
  for (const line of readFileSync(path, 'utf8').replaceAll(/\\\n/g, ' ').split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue
    const [, name = '', words = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') {
      const [, from = '', as = 'last'] = /^(\S+)(?: AS (\S+))?$/.exec(words) ?? []
      stages.push({ name: as, from, instructions: [] })
    } else if (known.includes(name)) stages.at(-1)?.instructions.push({ name, words })
    else throw new Error(`The rehearsal does not know ${line}`)
  }
  return stages
}

/** Returns the files of the folder that `.dockerignore` leaves in: the last pattern that matches a path or a folder above it decides. */
export function contextFiles(): string[] {
  const rules = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ keeps: line.startsWith('!'), pattern: asExpression(line.replace(/^!/, '')) }))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n')
  return files.filter((file) => rules.findLast(({ pattern }) => pattern.test(file))?.keeps ?? true)
}

function asExpression(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(.*/)?')
  return new RegExp(`^${source}(/|$)`)
}
