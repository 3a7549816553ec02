import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** Says of a script that all of its functions are called as the page starts. Chromium 136 and later heed it. */
const hint = '//# allFunctionsCalledOnLoad\n'
/** From this size on Chromium compiles a script on another thread while it comes, bytes. */
const compiledAhead = 30_000

/**
 * Lets browsers compile the large scripts while they come: without the hint they compile React and Next function by function on the
 * thread that answers the visitor, half of the time a phone was blocked (docs/performance.md). Standards 26.
 */
async function hintCompiler({ distDir }) {
  const folder = join(distDir, 'static', 'chunks')
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue
    const script = await readFile(join(folder, name), 'utf8')
    // A build that remembers the one before leaves its files as they are.
    if (script.length < compiledAhead || script.startsWith(hint)) continue
    await writeFile(join(folder, name), hint + script)
  }
}

/** Functions that stand in the HTML of every page (lib/utils/inline-script.ts), by the files that export them. */
const inline = { runStartUp: 'components/startup/start-up.ts', holdScripts: 'lib/utils/hold-scripts.ts' }

/** Writes them down as short as they can be said: 0.3 KB less a page, compressed. Without esbuild they stay as they are. */
async function shortenInline({ distDir }) {
  const esbuild = await import('esbuild').catch(() => null)
  const short = {}
  for (const [name, file] of esbuild ? Object.entries(inline) : []) {
    const options = { loader: 'ts', minify: true, format: 'esm', target: 'es2022' }
    const { code } = await esbuild.transform(await readFile(file, 'utf8'), options)
    short[name] = code.slice(0, code.lastIndexOf('export{'))
  }
  await writeFile(join(distDir, 'inline-scripts.json'), JSON.stringify(short))
}

async function afterCompile(build) {
  await Promise.all([hintCompiler(build), shortenInline(build)])
}

/** @type {import('next').NextConfig} */
const config = {
  // Metadata stands in <head> for every robot and every browser, and 404 is 404: see docs/decisions/01-rendering.md.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // Done by lib/server/compress.ts.
  compress: false,
  reactStrictMode: true,
  compiler: { runAfterProductionCompile: afterCompile },
  // The first list has to stay outside the bundles, the second is large and loads as well from where it is installed.
  serverExternalPackages: [
    ...['@electric-sql/pglite', '@node-rs/argon2', 'nodemailer', 'pg', 'sharp', 'pino'],
    ...['@zxcvbn-ts/language-common', 'drizzle-orm', 'sanitize-html', 'stripe', 'zod'],
  ],
  images: { loader: 'custom', loaderFile: './lib/media/loader.ts', deviceSizes: [640, 1280], imageSizes: [160, 320] },
  experimental: {
    // A page that cannot be reached is asked for again when it can, and the one that stands stays: components/layout/offline-note.tsx.
    useOffline: true,
    // One or two style sheets a page: a dozen small ones compress badly, and each brings its own headers.
    cssChunking: 'graph',
    // Two scripts less a page than by default, and a kilobyte: the smallest are put together.
    turbopackChunking: { minChunkSize: 150_000, maxChunkCountPerGroup: 6, requestCost: 1_000_000 },
    // What runs on the server stays readable in its log, and half of the build's work is not done.
    turbopackMinify: { server: false },
    turbopackSourceMaps: false,
    // To remember a build costs a quarter of it: of use from the second one on.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
  },
  devIndicators: false,
  // `npm run dev` answers under both names of this machine.
  allowedDevOrigins: ['127.0.0.1'],
  // `npm test` checks the types of everything; a newcomer's first start need not wait for it again.
  typescript: { ignoreBuildErrors: true },
}

export default withNextIntl(config)
