// Runs the lines of the Dockerfile in clean roots made by debootstrap, then starts the last one read-only as its user:
// `npm run rehearse:container` (root, Debian). What stands for `FROM node:20-slim` is Debian with this machine's Node.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contextFiles, readStages, type Stage } from './dockerfile'

const PORT = '3536'
/** How long the compose files let it end, s. */
const GRACE = 30
const KNOWN = ['ARG', 'ENV', 'WORKDIR', 'COPY', 'RUN', 'VOLUME', 'USER', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD']
const BASE = join(tmpdir(), 'oasis-clean-root')
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'

interface Image {
  root: string
  env: Record<string, string>
  folder: string
  user: string
  command: string[]
  health: string[]
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

function run(...[program = '', ...words]: string[]): void {
  execFileSync(program, words, { stdio: 'inherit' })
}

/** Debian with Node and its user, as in the official image. Kept for the next rehearsal. */
function makeBase(): void {
  if (existsSync(join(BASE, 'usr/local/bin/node'))) return
  const sites = execFileSync('apt-get', ['indextargets', '--format', '$(CODENAME) $(REPO_URI)'], { encoding: 'utf8' })
  const [codename = '', site = ''] =
    sites
      .split('\n')
      .find((line) => /^bookworm /.test(line))
      ?.split(' ') ?? []
  rmSync(BASE, { recursive: true, force: true })
  run('debootstrap', '--variant=minbase', codename, BASE, site)
  for (const path of ['bin/node', 'lib/node_modules/npm']) {
    const from = resolve(dirname(process.execPath), '..', path)
    cpSync(from, join(BASE, 'usr/local', path), { recursive: true, dereference: true })
  }
  run('chroot', BASE, 'ln', '-s', '/usr/local/lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm')
  run('chroot', BASE, 'ln', '-s', '/usr/local/lib/node_modules/npm/bin/npx-cli.js', '/usr/local/bin/npx')
  run('chroot', BASE, 'useradd', '--create-home', '--uid', '1000', 'node')
  for (const path of ['/etc/resolv.conf', '/etc/hosts', AUTHORITIES])
    if (existsSync(path)) cpSync(path, join(BASE, path), { dereference: true })
}

/** The command that runs `words` in an image, with namespaces of its own; `setUp` first mounts what it needs. */
function inside({ root, env, folder, user }: Image, words: string[], setUp = ''): string[] {
  const mounts = `${setUp} mount --rbind /dev ${root}/dev && mount -t proc proc ${root}/proc`
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  const enter = ['chroot', ...(user ? [`--userspec=${user}`] : []), root, 'env', '-i', ...variables]
  return [
    ...['unshare', '--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', `${mounts} && exec "$@"`, '--'],
    ...[...enter, 'sh', '-c', `cd ${folder} && exec "$@"`, '--', ...words],
  ]
}

function copy(stages: Map<string, Image>, to: Image, words: string): void {
  const [, from, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(words) ?? []
  const [source = '', ...rest] = paths.split(' ')
  const target = rest.at(-1) ?? ''
  const aim = resolve('/', to.folder, target)
  if (from) {
    mkdirSync(join(to.root, aim), { recursive: true })
    return run('cp', '-a', `${join(stages.get(from)?.root ?? '', source)}/.`, join(to.root, aim))
  }
  const kept = contextFiles()
  const files = source === '.' ? kept : [source, ...rest.slice(0, -1)]
  const missing = files.find((file) => !kept.includes(file))
  if (missing) throw new Error(`.dockerignore leaves ${missing} out`)
  for (const file of files) cpSync(file, join(to.root, aim, file), { recursive: true, preserveTimestamps: true })
}

/** `NAME=value NAME=value`, with `$NAME` of what is known already. */
function assign(env: Record<string, string>, words: string): void {
  for (const [, name = '', value = ''] of words.matchAll(/(\w+)=(\S*)/g))
    env[name] = value.replaceAll(/\$(\w+)/g, (_, known: string) => env[known] ?? '')
}

function build(stage: Stage, stages: Map<string, Image>, folder: string): Image {
  const parent = stages.get(stage.from)
  const root = join(folder, stage.name)
  run('cp', '-a', parent?.root ?? BASE, root)
  const image: Image = { ...empty(), ...structuredClone(parent), root }
  for (const { name, words } of stage.instructions) {
    console.log(`\n[${stage.name}] ${name} ${words}`)
    if (name === 'ARG' || name === 'ENV') assign(image.env, words)
    if (name === 'WORKDIR') mkdirSync(join(root, (image.folder = words)), { recursive: true })
    if (name === 'USER') image.user = words
    if (name === 'COPY') copy(stages, image, words)
    if (name === 'RUN') run(...inside({ ...image, env: { ...image.env, ...atBuild() } }, ['sh', '-c', words]))
    if (name === 'CMD') image.command = JSON.parse(words)
    if (name === 'HEALTHCHECK') image.health = JSON.parse(/CMD (\[.*)/.exec(words)?.[1] ?? '')
  }
  return image
}

function empty(): Image {
  return {
    root: '',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: '/root' },
    folder: '/',
    user: '',
    command: [],
    health: [],
  }
}

/** The registry of this machine, which no file of the project names, and the authorities it trusts. */
function atBuild(): Record<string, string> {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  return {
    npm_config_registry: registry,
    ...(existsSync(join(BASE, AUTHORITIES)) && { NODE_EXTRA_CA_CERTS: AUTHORITIES }),
  }
}

/** Starts the image with a root that takes no file and a writable /data; returns what it wrote. */
async function tryImage(image: Image, data: string): Promise<string> {
  const { root } = image
  const writable = `mount --bind ${root} ${root} && mount --bind ${data} ${root}/data && mount -o remount,bind,ro ${root} && ! touch ${root}/app/file 2>/dev/null &&`
  const started: Image = { ...image, env: { ...image.env, PORT, SHOP_DEMO: 'off', HOME: '/home/node' } }
  const [program = '', ...words] = inside(started, image.command, writable)
  const begun = performance.now()
  const shop = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  shop.stdout.on('data', (text: Buffer) => (said += text.toString()))
  const [check = '', ...rest] = inside(started, image.health)
  while (await once(spawn(check, rest), 'exit').then(([code]) => code !== 0)) {
    if (shop.exitCode !== null) throw new Error(`The shop ended:\n${said}`)
    await wait(1000)
  }
  console.log(`healthy after ${seconds(begun)} s`)
  const page = await fetch(`http://127.0.0.1:${PORT}/`)
  const process1 = readFileSync(`/proc/${shop.pid}/task/${shop.pid}/children`, 'utf8').trim()
  const user = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${process1}/status`, 'utf8'))?.[1]
  const told = performance.now()
  process.kill(Number(process1), 'SIGTERM')
  const [code] = await once(shop, 'exit')
  const taken = seconds(told)
  console.log(`/ answered ${page.status} to a shop of user ${user}, which ended with ${code} in ${taken} s`)
  if (page.status !== 200 || user !== '1000' || code !== 0 || Number(taken) > GRACE) process.exitCode = 1
  return said
}

makeBase()
const begun = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'oasis-container-'))
try {
  const stages = new Map<string, Image>()
  for (const stage of readStages('Dockerfile', KNOWN)) stages.set(stage.name, build(stage, stages, folder))
  const image = stages.get('last') ?? empty()
  console.log(`\nbuilt in ${seconds(begun)} s`)
  const data = join(folder, 'data')
  run('cp', '-a', join(image.root, 'data'), data)
  for (const start of ['first', 'second']) {
    const said = await tryImage(image, data)
    writeFileSync(join(folder, `${start}.log`), said)
    if (/building them|Error/.test(said)) {
      process.exitCode = 1
      console.log(said)
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(process.exitCode ? '\n0 passed, 1 failed' : '\n1 passed, 0 failed')
