import { characterPictures } from '@recadinho/pictures'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const proxy = { '/api': 'http://localhost:3002' }

const pictures = characterPictures({ folder: 'faces', crop: 'portrait' })

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
    pictures.plugin(),
  ],
  define: { 'import.meta.env.PICTURES': JSON.stringify(pictures.path) },
  server: { port: 3001, proxy },
  preview: { port: 3001, proxy },
  // Nothing inlined: the pages run under `script-src 'self'; style-src 'self'`.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: {
    environment: 'jsdom',
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    // The runner counts from the report.
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
})
