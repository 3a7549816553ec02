import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** Marks all functions of a script as called at start-up. Chromium 136 and later use it. */
const hint = '//# allFunctionsCalledOnLoad\n'
/** Chromium compiles scripts of at least this size off the main thread while they load, bytes. */
const compiledAhead = 30_000

/**
 * Adds the hint to large scripts: otherwise Chromium compiles React and Next function by function on the main thread, half of a
 * phone's blocking time (docs/performance.md). Standards 26.
 */
async function hintCompiler({ distDir }) {
  const folder = join(distDir, 'static', 'chunks')
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue
    const script = await readFile(join(folder, name), 'utf8')
    // An incremental build keeps files already hinted.
    if (script.length < compiledAhead || script.startsWith(hint)) continue
    await writeFile(join(folder, name), hint + script)
  }
}

/** Functions inlined into every page (lib/utils/inline-script.ts), with their files. */
const inline = { runStartUp: 'components/startup/start-up.ts', holdScripts: 'lib/utils/hold-scripts.ts' }

/** Minifies the inline functions: saves 0.3 KB a page, compressed. Without esbuild they stay unchanged. */
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
  // Metadata is in <head> for every client, and 404 is 404: see docs/decisions/01-rendering.md.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // Done by lib/server/compress.ts.
  compress: false,
  reactStrictMode: true,
  compiler: { runAfterProductionCompile: afterCompile },
  // The first list must stay outside the bundles; the second is large and loads equally well from node_modules.
  serverExternalPackages: [
    ...['@electric-sql/pglite', '@node-rs/argon2', 'nodemailer', 'pg', 'sharp', 'pino'],
    ...['@zxcvbn-ts/language-common', 'drizzle-orm', 'sanitize-html', 'stripe', 'zod'],
  ],
  images: { loader: 'custom', loaderFile: './lib/media/loader.ts', deviceSizes: [640, 1280], imageSizes: [160, 320] },
  experimental: {
    // Retries an unreachable page when online and keeps the current one: components/layout/offline-note.tsx.
    useOffline: true,
    // One or two style sheets per page: many small ones compress badly and each costs headers.
    cssChunking: 'graph',
    // Merges the smallest chunks: two scripts and 1 KB less per page than the default.
    turbopackChunking: { minChunkSize: 150_000, maxChunkCountPerGroup: 6, requestCost: 1_000_000 },
    // Keeps server stack traces readable and halves the build's work.
    turbopackMinify: { server: false },
    turbopackSourceMaps: false,
    // Writing the cache takes a quarter of a build: it pays from the second build on.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
  },
  devIndicators: false,
  // `npm run dev` is reachable as localhost and 127.0.0.1.
  allowedDevOrigins: ['127.0.0.1'],
  // `npm test` checks all types; a first start need not repeat it.
  typescript: { ignoreBuildErrors: true },
}

export default withNextIntl(config)
