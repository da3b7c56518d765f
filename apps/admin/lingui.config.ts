import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Loaded with a tour, not with the app. */
const tours = ['src/features/tours/guide.ts', 'src/features/tours/steps.ts']

/** Loaded with the settings: texts used on no other page. */
const settings = [
  'src/components/active-pill.tsx',
  // Changes that need a confirmation are made on these pages.
  'src/components/confirm-change-dialog.tsx',
  'src/lib/warning-words.ts',
  ...[
    'advertising',
    'affiliates',
    'countries',
    'landing-sites',
    'message-templates',
    'packages',
    'personal-data',
    'promo-codes',
    'reviews',
    'settings/*-settings.tsx',
    'settings/banner-preview.tsx',
    'settings/commission-wait.tsx',
    // The log's page itself is excluded, because it reports when these failed to load.
    'audit/action-labels.ts',
    'audit/audit-filters.tsx',
    'audit/change-list.tsx',
    'audit/field-labels.ts',
    'audit/undo-dialog.tsx',
    'audit/values-in-words.ts',
  ].map((part) => `src/features/${part}`),
]

/** Loaded with the characters. */
const characters = ['src/features/characters', 'src/features/voice-presets']

/** Loaded with the analytics. */
const analytics = ['src/features/analytics']

/** Loaded with the form for orders taken by phone. Its page is excluded, because it reports when these failed to load. */
const phoneOrders = ['*-fields.tsx', 'phone-order-*.{ts,tsx}', 'refusals.ts', 'use-*.ts'].map(
  (part) => `src/features/phone-orders/${part}`,
)

/** The choices of a drawing, which that form has. */
const likeness = '<rootDir>/../../packages/i18n/src/likeness.ts'

/** On the desk and at the recording desk, in the catalog of each. */
const parentTake = 'components/parent-take.tsx'

/**
 * Loaded with what shows a script: the page of an order, the desk, and the form for orders taken by phone. The desk's list
 * is excluded, because it reports when these failed to load.
 */
const script = [
  'components/script-*.tsx',
  'components/line-origin.tsx',
  'components/note-parts.tsx',
  parentTake,
  'features/desk/parent-takes.tsx',
  'components/spoken-length.tsx',
  'features/desk/bulk-approval.tsx',
  'features/desk/decision.tsx',
  'features/desk/desk-keys.tsx',
  'features/desk/previewed.tsx',
  'features/desk/rule-stops.tsx',
  'features/orders/script-*.{ts,tsx}',
  'features/orders/teleprompter.tsx',
  'features/orders/word-diff.tsx',
  'lib/script-problems.ts',
].map((part) => `src/${part}`)

/** Loaded with the recording desk. */
const recording = ['src/features/recording', `src/${parentTake}`]

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}/tours', include: tours },
    { path: '<rootDir>/src/locales/{locale}/settings', include: settings },
    { path: '<rootDir>/src/locales/{locale}/characters', include: characters },
    { path: '<rootDir>/src/locales/{locale}/analytics', include: analytics },
    { path: '<rootDir>/src/locales/{locale}/phone-orders', include: [...phoneOrders, likeness] },
    { path: '<rootDir>/src/locales/{locale}/script', include: script },
    { path: '<rootDir>/src/locales/{locale}/recording', include: recording },
    // Loaded in both languages, with the preview of the shop's banner.
    {
      path: '<rootDir>/src/locales/{locale}/banner',
      include: ['<rootDir>/../../packages/i18n/src/season-texts.ts'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/admin',
      include: ['src', '<rootDir>/../../packages/i18n/src/occasions.ts'],
      exclude: [
        ...tours,
        ...[...settings, ...characters, ...analytics, ...phoneOrders, ...script, ...recording].map((part) =>
          /\.(?:tsx?|\{ts,tsx\})$/.test(part) ? part : `${part}/**`,
        ),
      ],
    },
  ],
})
