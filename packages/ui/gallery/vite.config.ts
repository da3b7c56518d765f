import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

export default defineConfig({ root: import.meta.dirname, plugins: [vanillaExtractPlugin()] })
