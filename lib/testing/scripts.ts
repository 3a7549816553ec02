import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** Scripts that tests run as processes of their own, by the name that `script` takes. */
const sources = {
  api: 'lib/api/testing/api-server.ts',
  heap: 'lib/api/testing/heap-process.ts',
  shop: 'lib/api/testing/shop-process.ts',
  staff: 'lib/api/testing/staff-server.ts',
  import: 'lib/shop/import/testing/import-child.ts',
  cli: 'lib/cli/shop.ts',
  next: 'lib/cli/start/testing/run-next.ts',
  commit: 'lib/db/testing/children/commit.ts',
  open: 'lib/db/testing/children/open.ts',
} as const
export type Script = keyof typeof sources

/** Where packages that the scripts import are found. */
const FOLDER = 'node_modules/.cache'

/** Node finds no file by `next/headers`, Next's own bundler does. */
const nextByFile: Plugin = {
  name: 'next',
  setup: ({ onResolve }) => onResolve({ filter: /^next\// }, ({ path }) => ({ path: `${path}.js`, external: true })),
}

/**
 * Bundles the scripts, once for a run of tests: started so, they are there in a third of the time that it takes to compile each
 * module on its way. Gives what removes the bundles.
 */
export async function bundleScripts(rootDir: string): Promise<() => Promise<void>> {
  const cache = join(rootDir, FOLDER)
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'test-scripts-'))
  await build({
    absWorkingDir: rootDir,
    entryPoints: sources,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'warning',
    plugins: [nextByFile],
  })
  process.env.OASIS_TEST_SCRIPTS = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** What node is told to run one of the scripts. None runs for so long that WebAssembly is worth compiling twice. */
export function script(name: Script): string[] {
  return ['--liftoff-only', '--conditions=react-server', join(process.env.OASIS_TEST_SCRIPTS ?? '', `${name}.mjs`)]
}
