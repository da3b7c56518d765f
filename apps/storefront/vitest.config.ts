import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { heroPlugin } from './scripts/hero.ts'

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
    include: ['src/**/*.test.{ts,tsx}', '{scripts,renderer}/**/*.test.ts'],
    // The runner reads its counts from this report.
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
})
