import { privateRoutes } from '@/lib/config/routes'
import { absoluteFile } from './urls'

/** Robots that fetch a page because somebody shared its address: whatever is public, they may show. */
const previewRobots = [
  'facebookexternalhit',
  'Facebot',
  'meta-externalagent',
  'meta-externalfetcher',
  'WhatsApp',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'SkypeUriPreview',
  'TelegramBot',
  'Discordbot',
  'Applebot',
]
/** What visitors type: their values have no end. */
const typedParameters = ['keyword', 'minPrice', 'maxPrice']

/** `robots.txt`: everything may be read but what visitors typed and what needs a sign-in. Standards 5. */
export function robotsTxt(): string {
  const closed = privateRoutes.map((route) => `Disallow: ${route}`)
  return [
    'User-agent: *',
    ...typedParameters.map((name) => `Disallow: /*?*${name}=`),
    ...closed,
    '',
    ...previewRobots.map((robot) => `User-agent: ${robot}`),
    ...closed,
    'Allow: /',
    '',
    `Sitemap: ${absoluteFile('/sitemap.xml')}`,
    '',
  ].join('\n')
}
