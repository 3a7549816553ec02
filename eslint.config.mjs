import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import jsxA11y from 'eslint-plugin-jsx-a11y'

/** Utilities that name a side of the screen: they break right-to-left. Use ms-, pe-, start-, text-start, rounded-s … */
const physical = String.raw`(^|[\s:!'"\`])-?(m[lr]|p[lr]|left|right|border-[lr]|rounded-(l|r|tl|tr|bl|br)|scroll-m[lr]|scroll-p[lr])-|(^|[\s:'"\`])(text-(left|right)|float-(left|right)|clear-(left|right)|border-[lr]|rounded-[lr])(?![\w-])`
const physicalBan = ['Literal', 'TemplateElement'].map((node) => ({
  selector: `${node}[value${node === 'TemplateElement' ? '.raw' : ''}=/${physical.replaceAll('/', '\\/')}/]`,
  message: 'Physical CSS utility: use the logical one (ms-, pe-, start-, text-start, rounded-s …).',
}))

/** Left to itself a link fetches its page as soon as it is seen, for people who save data too. */
const onSightBan = {
  selector: 'JSXOpeningElement[name.name="Link"]:not(:has(> JSXAttribute[name.name="prefetch"]))',
  message: 'A link that fetches its page on sight: use IntentLink, or say prefetch={false}.',
}

/** Pure or factual: any folder but those that stand alone may import these. */
const shared = ['lib/config', 'lib/contract', 'lib/i18n', 'lib/utils']
const presentation = ['lib/listing', 'lib/media', 'lib/seo']

/**
 * What each folder may import besides itself (docs/decisions/09-house.md). A folder that is not listed imports nothing and is
 * imported by nothing.
 */
const house = {
  'lib/contract': [],
  'lib/media': [],
  'lib/security': [],
  'lib/utils': ['lib/config', 'lib/contract'],
  'lib/config': ['lib/contract'],
  'lib/i18n': ['lib/config', 'lib/contract', 'lib/utils'],
  'lib/seo': [...shared, 'lib/media'],
  'lib/listing': [...shared, 'lib/media', 'lib/seo'],
  'lib/db': [...shared, 'lib/media'],
  'lib/shop': [...shared, 'lib/db', 'lib/media'],
  'lib/backend': [...shared, ...presentation, 'lib/api', 'lib/server', 'lib/shop'],
  'lib/api': [...shared, ...presentation, 'lib/backend', 'lib/security', 'lib/server', 'lib/shop'],
  'lib/server': [...shared, ...presentation, 'lib/api', 'lib/backend', 'lib/security', 'lib/shop'],
  'lib/client': [...shared, 'lib/listing', 'lib/media'],
  'lib/cli': [...shared, 'lib/media'],
  components: [...shared, ...presentation, 'lib/client'],
  app: [...shared, ...presentation, 'components', 'lib/api', 'lib/backend', 'lib/client', 'lib/security', 'lib/server'],
}

const folders = [
  ...['app', 'components', 'e2e'],
  ...readdirSync(join(import.meta.dirname, 'lib'), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => `lib/${name}`),
]

/** Folders as the rule names them, all but these. */
const allBut = (these) => folders.filter((folder) => !these.includes(folder)).map((folder) => `./${folder}`)

/** Zones of the rule; `tools` may be used by all. */
const borders = (...tools) => [
  ...folders.map((folder) => ({
    target: `./${folder}`,
    from: allBut([folder, ...(house[folder] ?? []), ...tools]),
  })),
]
const within = (zones) => ({ 'import/no-restricted-paths': ['error', { zones, basePath: import.meta.dirname }] })

const reactRules = next.flatMap(({ rules = {} }) => Object.keys(rules)).filter((rule) => /^react(-hooks)?\//.test(rule))

const rules = [
  {
    ignores: [
      '**/.next/**',
      '.data/**',
      'node_modules/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
      'coverage/**',
    ],
  },
  ...next,
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx}'],
    settings: { 'import/ignore': ['node_modules'] },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'no-restricted-syntax': ['error', ...physicalBan],
      ...within(borders()),
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error'] }],
      // What needs no width chosen is a plain picture: one just picked from the phone, a face, one cut to its only size.
      '@next/next/no-img-element': 'off',
      // Whole documents are meant where this stands: another language, another customer, code that could not be had.
      '@next/next/no-location-assign-relative-destination': 'off',
    },
  },
  { files: ['{app,components}/**'], rules: { 'no-restricted-syntax': ['error', ...physicalBan, onSightBan] } },
  // The rules of React, of its compiler above all, take half of all the time, and there is no React in here.
  {
    files: ['lib/{api,backend,cli,contract,db,media,security,server,shop,testing,utils}/**', 'e2e/**'],
    rules: Object.fromEntries(reactRules.map((rule) => [rule, 'off'])),
  },
  { files: ['lib/cli/**', 'e2e/**', 'lib/db/demo/pictures/contact-sheet.ts'], rules: { 'no-console': 'off' } },
  // What only tests use stands in folders and files of this name.
  { files: ['**/testing/**', '**/testing.ts'], rules: within(borders('lib/testing', 'e2e')) },
  {
    files: ['e2e/**', '**/*.test.{ts,tsx}'],
    rules: { 'import/no-restricted-paths': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
]

export default rules
