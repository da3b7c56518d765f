import { characterPictures } from '@recadinho/pictures'
import { slimEndpoints, withoutInternationalFormats, withoutUnusedSchemas } from '@recadinho/slim-contracts'
import type { Endpoint } from '@recadinho/contracts/endpoints'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const proxy = { '/api': 'http://localhost:3002' }

const pictures = characterPictures({ folder: 'faces', crop: 'portrait' })

/** Buyers' calls are not the admin app's. */
const whoMayCall = (call: Endpoint) =>
  call.access === 'buyer' || call.access === 'embed'
    ? undefined
    : {
        method: call.method,
        path: call.path,
        access: call.access,
        ...(call.access === 'staff' ? { roles: call.roles } : {}),
      }

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page's skeleton and error components are bundled with the page; until it loads, a spinner is shown.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
    // Forms validate with the schemas of their own calls; the full map is needed only for calling and for role checks.
    slimEndpoints(whoMayCall),
    withoutInternationalFormats(),
    pictures.plugin(),
  ],
  // React has this store built in; the shim for older versions would only add size.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  define: { 'import.meta.env.PICTURES': JSON.stringify(pictures.path) },
  server: { port: 3001, proxy },
  preview: { port: 3001, proxy },
  // No inlined assets: the pages run under `script-src 'self'; style-src 'self'`.
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: withoutUnusedSchemas,
      output: {
        codeSplitting: {
          groups: [
            // Route definitions share one chunk; the page itself (`?tsr-split`) is loaded when opened.
            { name: 'routes', test: /\/src\/routes\/[^?]+$/ },
            { name: 'dates', test: /\/i18n\/src\/(?:dates|formats)\.ts$/ },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    // A context for each file, which takes a third of a process's time.
    pool: 'vmThreads',
    unstubGlobals: true,
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    // The test runner reads its counts from this report.
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
})
