import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
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

// `build` makes what is published; inside the workspace both apps compile the sources themselves.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  base: './',
  build: {
    cssCodeSplit: true,
    lib: {
      entry: { tokens: 'src/tokens.ts', ...sheets, ...Object.fromEntries(components) },
      formats: ['es'],
    },
    rolldownOptions: { external: [/^react/, /^@ark-ui\//, /^@vanilla-extract\//] },
  },
  test: { environment: 'jsdom', setupFiles: ['test/setup.ts'] },
})
