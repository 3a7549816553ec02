import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

interface Tally {
  passed: number
  failed: number
}

const JestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numFailedTestSuites: z.number() })
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Runs every journey in each language and width, on an API host too: see `inTurn` in `e2e/shop.ts`. */
if (process.argv.includes('--all')) process.env.TEST_ALL = 'on'

const work = mkdtempSync(join(tmpdir(), 'oasis-test-'))

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** Niceness of the checks: they use the CPU the tests leave. */
const BEHIND = 10

/** Runs a check that passes or fails as a whole. Prints its output at the end, because several run in parallel. */
function check(name: string, script: string, env: Record<string, string> = {}): Promise<Tally> {
  return new Promise((resolve) => {
    const said: Buffer[] = []
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    if (child.pid !== undefined) setPriority(child.pid, BEHIND)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', (error) => said.push(Buffer.from(String(error))))
    child.on('close', (code) => {
      console.log(`\n— ${name}\n${Buffer.concat(said).toString().trim()}`)
      resolve({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
    })
  })
}

/**
 * Runs serially, because both write to `.next`; the journeys need the pages. A build in CI checks types too, which is
 * left out here, as they have just been checked.
 */
function typesAndPages(): Promise<Tally>[] {
  const types = check('Types', 'typecheck')
  return [types, types.then(() => check('Pages', 'build', { CI: '' }))]
}

async function jest(): Promise<Tally> {
  console.log('\n— Unit and API tests')
  const file = join(work, 'jest.json')
  const ok = await run('npm', ['run', '--silent', 'test:unit', '--', '--json', `--outputFile=${file}`])
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites, ok ? 0 : 1),
  }
}

async function playwright(): Promise<Tally> {
  console.log('\n— Journeys in the browser')
  const file = join(work, 'playwright.json')
  const ok = await run('npx', ['playwright', 'test'], { E2E_REPORT: file })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats } = PlaywrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, ok ? 0 : 1) }
}

/** `npm test` and `npm run test:all`: runs every check, with a summary of all runners. */
async function main(): Promise<void> {
  const started = Date.now()
  const checks = Promise.all([check('Lint', 'lint'), check('Format', 'format:check'), ...typesAndPages()])
  const unit = await jest()
  // Journeys measure load times, so nothing runs beside them.
  const tallies = [...(await checks), unit, await playwright()]
  rmSync(work, { recursive: true, force: true })
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

void main()
