import { characterPictures } from '@recadinho/pictures'
import type { EndpointName } from '@recadinho/contracts/endpoints'
import { slimEndpoints, withoutSchemas, withoutUnusedSchemas } from '@recadinho/slim-contracts'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkNames } from './scripts/chunks.ts'
import { heroPlugin } from './scripts/hero.ts'
import { pageDataPlugin } from './scripts/page-data.ts'

const pictures = characterPictures({ folder: 'characters', crop: 'full' })

/** Calls of the scripts for advertising and before the app, which `scripts/build.ts` builds, and of other sites. */
const madeAlone = new Set<EndpointName>([
  'recordAffiliateClick',
  'relayConversion',
  'track',
  'withdrawAdvertising',
])

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page's skeleton and error component are in the page's own chunk; until it loads there is the spinner.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
    // The shop makes no staff calls, nobody signs in, and scripts that are built alone have calls of their own.
    slimEndpoints(({ access, method, path }, name) =>
      access === 'staff' || path.startsWith('/api/admin/') || (command === 'build' && madeAlone.has(name))
        ? undefined
        : { method, path },
    ),
    withoutSchemas(),
    heroPlugin(),
    pictures.plugin(),
    pageDataPlugin(),
  ],
  define: {
    'import.meta.env.PICTURES': JSON.stringify(pictures.path),
    ...(command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {}),
  },
  // React has this store built in; the shim for older versions would only add size.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  server: { port: 3000, proxy: { '/api': 'http://localhost:3002', '^/i$': 'http://localhost:3002' } },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page carries these lists. What has a long one finds its files through its imports.
      resolveDependencies: (_, files) => (files.length > 8 ? [] : files),
    },
    // Pages are rendered in Node, which needs neither an entry nor chunks.
    rolldownOptions: isSsrBuild
      ? { checks: { ineffectiveDynamicImport: false } }
      : {
          input: 'src/main.tsx',
          treeshake: withoutUnusedSchemas,
          output: {
            // Every page lists these names, so they are short. The manifest maps them.
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkNames(), debugName: 'home' }],
            },
          },
        },
  },
}))
