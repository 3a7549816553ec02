import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import jsxA11y from 'eslint-plugin-jsx-a11y'

/** Physical direction utilities, which break right-to-left. Use ms-, pe-, start-, text-start, rounded-s … */
const physical = String.raw`(^|[\s:!'"\`])-?(m[lr]|p[lr]|left|right|border-[lr]|rounded-(l|r|tl|tr|bl|br)|scroll-m[lr]|scroll-p[lr])-|(^|[\s:'"\`])(text-(left|right)|float-(left|right)|clear-(left|right)|border-[lr]|rounded-[lr])(?![\w-])`
const physicalBan = ['Literal', 'TemplateElement'].map((node) => ({
  selector: `${node}[value${node === 'TemplateElement' ? '.raw' : ''}=/${physical.replaceAll('/', '\\/')}/]`,
  message: 'Physical CSS utility: use the logical one (ms-, pe-, start-, text-start, rounded-s …).',
}))

/** Without `prefetch` a link fetches its page as soon as it is visible, even for visitors who save data. */
const viewportPrefetchBan = {
  selector: 'JSXOpeningElement[name.name="Link"]:not(:has(> JSXAttribute[name.name="prefetch"]))',
  message: 'A link that fetches its page on sight: use IntentLink, or say prefetch={false}.',
}

/** Until its script has come, the browser sends a form: by GET a password would stand in the address. */
const formMethodBan = {
  selector:
    'JSXOpeningElement[name.name="form"]:has(> JSXAttribute[name.name="onSubmit"]):not(:has(> JSXAttribute[name.name="method"]))',
  message: 'A form that the browser may send by GET before its script has come: say method="dialog".',
}

/** After Back the browser shows what was chosen before, of which the page knows nothing. */
const selectKeptBan = {
  selector:
    'JSXOpeningElement[name.name="select"]:has(> JSXAttribute[name.name="value"]):not(:has(> JSXAttribute[name.name="autoComplete"]))',
  message: 'A list whose choice the page keeps, and the browser too on Back: say autoComplete="off".',
}

/** Pure modules and constants, importable from every listed folder that has imports. */
const shared = ['lib/config', 'lib/contract', 'lib/i18n', 'lib/utils']
const presentation = ['lib/listing', 'lib/media', 'lib/seo']

/**
 * What each folder may import besides itself (docs/decisions/09-house.md). An unlisted folder imports nothing and is imported
 * by nothing.
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
  'lib/telemetry': ['lib/config', 'lib/utils'],
  'lib/db': [...shared, 'lib/media', 'lib/telemetry'],
  'lib/shop': [...shared, 'lib/db', 'lib/media', 'lib/telemetry'],
  'lib/backend': [...shared, ...presentation, 'lib/shop', 'lib/telemetry'],
  'lib/api': [...shared, ...presentation, 'lib/backend', 'lib/security', 'lib/server', 'lib/shop'],
  'lib/server': [...shared, ...presentation, 'lib/api', 'lib/backend', 'lib/security', 'lib/shop', 'lib/telemetry'],
  'lib/client': [...shared, 'lib/listing', 'lib/media'],
  'lib/cli': [...shared, 'lib/media', 'lib/server'],
  components: [...shared, ...presentation, 'lib/client'],
  app: [...shared, ...presentation, 'components', 'lib/api', 'lib/backend', 'lib/client', 'lib/security', 'lib/server'],
}

/** What the features of a folder may import of each other; files loose in the folder import any of them. */
const features = {
  components: {
    ui: ['translations'],
    translations: [],
    brand: ['ui'],
    account: ['navigation'],
    'add-to-cart': ['product'],
    cart: ['add-to-cart', 'layout'],
    checkout: ['cart', 'map'],
    contact: ['map'],
    details: ['add-to-cart', 'product'],
    favorites: ['navigation'],
    layout: ['contact', 'navigation', 'search', 'shop'],
    navigation: ['product', 'shop'],
    offers: ['product'],
    'quick-view': ['add-to-cart', 'details', 'navigation', 'product'],
    shop: ['navigation', 'product'],
  },
  'lib/api': { staff: ['files'] },
  'lib/shop': {
    addresses: ['cart'],
    backup: ['catalogue', 'delivery', 'media'],
    cart: ['catalogue', 'delivery'],
    catalogue: ['delivery', 'search'],
    customers: ['demo', 'limits', 'media', 'messages', 'sessions'],
    demo: ['cart', 'catalogue', 'customers', 'delivery', 'invoices', 'orders', 'search', 'sessions'],
    favorites: ['catalogue', 'search'],
    import: ['catalogue', 'media', 'search'],
    invoices: ['catalogue'],
    map: ['limits'],
    media: ['catalogue'],
    messages: ['catalogue', 'demo', 'limits', 'orders', 'policies'],
    orders: ['cart', 'catalogue', 'delivery', 'invoices', 'messages', 'payments'],
    policies: ['catalogue'],
    payments: ['cart', 'catalogue', 'delivery', 'demo', 'invoices', 'orders'],
    ratings: ['catalogue'],
    'staff-accounts': ['catalogue', 'customers', 'demo', 'limits', 'sessions'],
    staff: [
      'cart',
      'catalogue',
      'customers',
      'delivery',
      'import',
      'invoices',
      'messages',
      'orders',
      'policies',
      'search',
      'sessions',
    ],
  },
}
/** Below all features of their folder. */
const below = { components: ['brand', 'translations', 'ui'], 'lib/shop': ['audit'], 'lib/api': [] }

const foldersIn = (path) =>
  readdirSync(join(import.meta.dirname, path), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)

/** The rule's zones within a folder. */
const innerBorders = Object.entries(features).flatMap(([folder, lists]) => {
  const all = foldersIn(folder).filter((name) => name !== 'testing')
  return all.map((name) => {
    const own = [...(lists[name] ?? []), ...(below[folder].includes(name) ? [] : below[folder])]
    return {
      target: `./${folder}/${name}`,
      from: all.filter((other) => other !== name && !own.includes(other)).map((other) => `./${folder}/${other}`),
      message: 'Features do not import each other, except as eslint.config.mjs lists.',
    }
  })
})

const folders = [...['app', 'components', 'e2e'], ...foldersIn('lib').map((name) => `lib/${name}`)]

/** All folders but `these`, in the rule's form. */
const allBut = (these) => folders.filter((folder) => !these.includes(folder)).map((folder) => `./${folder}`)

/** The rule's zones; every folder may import `tools`. */
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
      ...within([...borders(), ...innerBorders]),
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error'] }],
      // A plain img is right without size variants: a picked file, an avatar, a picture with one size.
      '@next/next/no-img-element': 'off',
      // A full page load is intended: another language or customer, or code that failed to load.
      '@next/next/no-location-assign-relative-destination': 'off',
    },
  },
  {
    files: ['{app,components}/**'],
    rules: { 'no-restricted-syntax': ['error', ...physicalBan, viewportPrefetchBan, formMethodBan, selectKeptBan] },
  },
  // React's rules, above all its compiler's, take half of the lint time; these folders contain no React.
  {
    files: ['lib/{api,backend,cli,contract,db,media,security,server,shop,telemetry,testing,utils}/**', 'e2e/**'],
    rules: Object.fromEntries(reactRules.map((rule) => [rule, 'off'])),
  },
  {
    files: ['lib/cli/**', 'lib/server/console.ts', 'e2e/**', 'lib/db/demo/art/contact-sheet.ts'],
    rules: { 'no-console': 'off' },
  },
  // Test-only code lives in folders of this name.
  { files: ['**/testing/**'], rules: within(borders('lib/testing', 'e2e')) },
  {
    files: ['e2e/**', '**/*.test.{ts,tsx}'],
    rules: { 'import/no-restricted-paths': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
]

export default rules
