import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import jsxA11y from 'eslint-plugin-jsx-a11y'

/** Utilities that name a side of the screen: they break right-to-left. Use ms-, pe-, start-, text-start, rounded-s … */
const physical = String.raw`(^|[\s:!'"\`])-?(m[lr]|p[lr]|left|right|border-[lr]|rounded-(l|r|tl|tr|bl|br)|scroll-m[lr]|scroll-p[lr])-|(^|[\s:'"\`])(text-(left|right)|float-(left|right)|clear-(left|right)|border-[lr]|rounded-[lr])(?![\w-])`
const physicalBan = ['Literal', 'TemplateElement'].map((node) => ({
  selector: `${node}[value${node === 'TemplateElement' ? '.raw' : ''}=/${physical.replaceAll('/', '\\/')}/]`,
  message: 'Physical CSS utility: use the logical one (ms-, pe-, start-, text-start, rounded-s …).',
}))

/** The arrows of the house: page or hook → gateway → shop → db, with the contract under all. */
const borders = [
  { target: './lib/contract', from: ['./lib', './app', './components'], except: ['./contract'] },
  {
    target: './lib/db',
    from: ['./lib/shop', './lib/gateway', './lib/client', './lib/cli', './lib/seo', './app', './components'],
  },
  { target: './lib/shop', from: ['./lib/gateway', './lib/client', './lib/cli', './lib/seo', './app', './components'] },
  { target: './lib/gateway', from: ['./lib/client', './lib/cli', './app', './components', './lib/db'] },
  { target: './lib/client', from: ['./lib/gateway', './lib/shop', './lib/db', './lib/cli', './app'] },
  { target: './lib/cli', from: ['./lib/gateway', './lib/shop', './lib/db', './lib/client', './app', './components'] },
  {
    target: './lib/i18n',
    from: ['./lib/gateway', './lib/shop', './lib/db', './lib/client', './lib/cli', './app', './components'],
  },
  {
    target: './lib/seo',
    from: ['./lib/gateway', './lib/shop', './lib/db', './lib/client', './lib/cli', './app', './components'],
  },
  { target: './components', from: ['./lib/gateway', './lib/shop', './lib/db', './lib/cli', './app'] },
  { target: './app', from: ['./lib/shop', './lib/db', './lib/cli'] },
]

const reactRules = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => rule.startsWith('react-hooks/'))

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
      'import/no-restricted-paths': ['error', { zones: borders, basePath: import.meta.dirname }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  // The rules of React's compiler take half of all the time, and there is no React in here.
  {
    files: ['lib/{contract,db,shop,gateway,cli,media,security,testing}/**', 'e2e/**'],
    rules: Object.fromEntries(reactRules.map((rule) => [rule, 'off'])),
  },
  { files: ['lib/cli/**', 'e2e/**', 'lib/db/demo/pictures/contact-sheet.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['e2e/**', '**/*.test.{ts,tsx}'],
    rules: { 'import/no-restricted-paths': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
]

export default rules
