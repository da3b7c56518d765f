import { defineConfig } from 'rolldown'

/**
 * One file with everything in it, and one for the process that looks at a video: a start then opens a handful of files in place of two thousand, and the server can be
 * deployed without its node_modules.
 */
export default defineConfig({
  input: { server: 'src/server.ts', 'check-video': 'src/modules/videos/check/main.ts' },
  platform: 'node',
  // Optional native bindings of pg, loaded only where somebody installs them.
  external: ['pg-native'],
  // Readable as it is, so that stack traces say something without source maps, which cost 90 MB of memory.
  output: { dir: 'dist', format: 'esm', cleanDir: true, minify: 'dce-only' },
})
