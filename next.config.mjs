import { existsSync } from 'node:fs'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** @type {import('next').NextConfig} */
const config = {
  // Metadata is in <head> for every client, and 404 is 404: see docs/decisions/01-rendering.md.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // Done by lib/server/compress.ts.
  compress: false,
  reactStrictMode: true,
  // The first list must stay outside the bundles; the second is large and loads equally well from node_modules.
  serverExternalPackages: [
    ...['@electric-sql/pglite', '@node-rs/argon2', '@opentelemetry/api', 'nodemailer', 'pg', 'sharp', 'pino'],
    ...['@zxcvbn-ts/language-common', 'drizzle-orm', 'sanitize-html', 'stripe', 'zod'],
  ],
  images: { loader: 'custom', loaderFile: './lib/media/loader.ts', deviceSizes: [640, 1280], imageSizes: [160, 320] },
  experimental: {
    preloadEntriesOnStart: false,
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
  // Takes half a minute: on a first start, `npm test` has checked all types.
  typescript: { ignoreBuildErrors: !process.env.CI },
}

export default withNextIntl(config)
