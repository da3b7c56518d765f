import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { heroPlugin } from './scripts/hero.ts'

/** These replace `document` or `location`, which is only possible outside of a context. */
const replacingGlobals = [
  'src/components/page-error.test.tsx',
  'src/features/contact-messages/contact-form.test.tsx',
]

export default defineConfig({
  plugins: [
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
    heroPlugin(),
  ],
  test: {
    testTimeout: 60_000,
    setupFiles: ['vitest.setup.ts'],
    // The runner reads its counts from this report.
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'usual',
          // A context for each file, which takes a third of a process's time.
          pool: 'vmThreads',
          include: ['src/**/*.test.{ts,tsx}', '{scripts,renderer}/**/*.test.ts'],
          exclude: replacingGlobals,
        },
      },
      { extends: true, test: { name: 'replacing globals', include: replacingGlobals } },
    ],
  },
})
