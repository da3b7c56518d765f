import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'rolldown'

/** The letters of films, which are files of the `ui` package. */
const fonts: Plugin = {
  name: 'fonts',
  async generateBundle() {
    for (const part of ['core', 'names', 'extended']) {
      const file = `baloo-2-${part}.woff2`
      const source = await readFile(fileURLToPath(import.meta.resolve(`@recadinho/ui/fonts/${file}`)))
      this.emitFile({ type: 'asset', fileName: `fonts/${file}`, source })
    }
  },
}

/**
 * One file with everything in it, and one for each process that looks at a file from outside, makes a film, deals with
 * speech or counts visits, and for the watchdog's thread: a start then opens a handful of files in place of two thousand,
 * and of node_modules only `@napi-rs`, `@echogarden` and `tinypool` have to be deployed beside them.
 */
export default defineConfig({
  input: {
    server: 'src/server.ts',
    'check-video': 'src/modules/videos/check/main.ts',
    'check-picture': 'src/modules/pictures/check/main.ts',
    'render-film': 'src/modules/films/render/main.ts',
    'count-visits': 'src/modules/tracking/count/main.ts',
    'espeak-reference': 'src/modules/speech/alignment/espeak-reference.ts',
    'flite-main': 'src/modules/speech/voices/flite-main.ts',
    'sherpa-main': 'src/modules/speech/voices/sherpa-main.ts',
    align: 'src/modules/speech/alignment/align.ts',
    'watchdog-thread': 'src/watchdog-thread.ts',
  },
  platform: 'node',
  plugins: [fonts],
  // Optional native bindings of pg, loaded only where someone installs them; what draws pictures, which is native code;
  // eSpeak NG, which is under the GPL and so never part of a bundle; and what starts processes from a file of its own.
  external: ['pg-native', '@napi-rs/canvas', '@echogarden/espeak-ng-emscripten', 'tinypool'],
  // Readable as it is, so that stack traces say something without source maps, which cost 90 MB of memory.
  output: { dir: 'dist', format: 'esm', cleanDir: true, minify: 'dce-only' },
})
