import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import config from '../rolldown.config.ts'
import { migrations } from '../src/db/migrations/migrations.gen.ts'

/**
 * `pnpm release:fixture`: keeps this tree's API as "the previous release": its files, packed, and the migrations that it
 * has. `test/previous-release.test.ts` runs it beside the code of the day.
 */
const folder = new URL('../test/fixtures/previous-release/', import.meta.url)

const bundle = await rolldown({
  ...config,
  cwd: fileURLToPath(new URL('..', import.meta.url)),
})
const { output } = await bundle.generate({ format: 'esm', minify: true })
const files = output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source])
const packed = brotliCompressSync(JSON.stringify(Object.fromEntries(files)))

mkdirSync(folder, { recursive: true })
writeFileSync(new URL('release.json.br', folder), packed)
const release = { builtOn: new Date().toISOString().slice(0, 10), migrations: Object.keys(migrations) }
writeFileSync(new URL('release.json', folder), `${JSON.stringify(release, null, 2)}\n`)
process.stdout.write(`${fileURLToPath(folder)}: ${Math.round(packed.length / 1024)} kB\n`)
