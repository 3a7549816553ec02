import { privateRoutes } from '@/lib/config/routes'
import { absoluteFile } from './urls'

/** Link preview robots: they may fetch every public page. */
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
/** Parameters with free text, an unbounded set of URLs. */
const typedParameters = ['keyword', 'minPrice', 'maxPrice']

/** `robots.txt`: excludes typed parameters and pages that need a sign-in. Standards 5. */
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
