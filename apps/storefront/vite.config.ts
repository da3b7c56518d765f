import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkNames } from './scripts/chunks.ts'
import { slimEndpoints } from './scripts/slim-endpoints.ts'
import { picturesPlugin, picturesPath } from './scripts/pictures.ts'
import { shopWindowPlugin } from './scripts/shop-window.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
    slimEndpoints(),
    picturesPlugin(),
    shopWindowPlugin(),
  ],
  define: { 'import.meta.env.PICTURES': JSON.stringify(picturesPath) },
  server: { port: 3000, proxy: { '/api': 'http://localhost:3002' } },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Pages are rendered in Node, which needs neither entry nor chunks.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/main.tsx',
          // Schemas are for the server; in the browser their builders would only weigh.
          treeshake: {
            manualPureFunctions: ['Type', 'Closed', 'Nullable', 'Line', 'Prose', 'LocalizedText'],
          },
          output: {
            codeSplitting: {
              groups: [{ name: chunkNames(), debugName: 'home' }],
            },
          },
        },
  },
}))
