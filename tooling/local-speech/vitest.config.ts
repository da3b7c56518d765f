export { default } from '../presets/vitest.ts'
