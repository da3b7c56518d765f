import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const sheets = {
  theme: 'src/theme.css.ts',
  'shop-theme': 'src/themes/shop.css.ts',
  'admin-theme': 'src/themes/admin.css.ts',
  fonts: 'src/fonts.css.ts',
  reset: 'src/reset.css.ts',
}
const components = globSync('src/*/*.tsx', { cwd: import.meta.dirname })
  .filter((path) => basename(path, '.tsx') === basename(dirname(path)))
  .map((path) => [basename(path, '.tsx'), path])

// `build` creates the published package; inside the workspace both apps compile the sources.
export default defineConfig({
  plugins: [vanillaExtractPlugin(), importOwnStyles()],
  base: './',
  build: {
    assetsDir: '',
    cssCodeSplit: true,
    lib: {
      entry: { tokens: 'src/tokens.ts', ...sheets, ...Object.fromEntries(components) },
      formats: ['es'],
    },
    rolldownOptions: { external: [/^react/, /^@ark-ui\//, /^@tanstack\//, /^@vanilla-extract\//] },
  },
  test: {
    environment: 'jsdom',
    // A context for each file, which takes a third of a process's time.
    pool: 'vmThreads',
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.tsx'],
    setupFiles: ['test/setup.ts'],
    // The test runner reads its counts from this report.
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
})

/** Each published module imports its own style sheet, as in the sources. */
function importOwnStyles(): Plugin {
  return {
    name: 'import-own-styles',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const sheets = [...(chunk.viteMetadata?.importedCss ?? [])]
        chunk.code = sheets.map((sheet) => `import './${sheet}'\n`).join('') + chunk.code
      }
    },
  }
}
