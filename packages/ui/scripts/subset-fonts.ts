// Subsets the published variable fonts to the characters that the shop uses. Run `pnpm gen` after a font release.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fontFiles, type FontFile } from '../src/fonts/font-files.ts'

const require = createRequire(import.meta.url)
const target = fileURLToPath(new URL('../src/fonts/', import.meta.url))
mkdirSync(target, { recursive: true })

for (const file of fontFiles) await writeSubset(file)

async function writeSubset({ name, source, codePoints, weights }: FontFile) {
  const folder = dirname(require.resolve(`${source.package}/package.json`))
  const text = codePoints.map(([from, to]) => range(from, to)).join('')
  const subset = await subsetFont(readFileSync(join(folder, 'files', source.file)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights.min === weights.max ? weights.min : weights },
  })
  writeFileSync(join(target, `${name}.woff2`), subset)
  copyFileSync(join(folder, 'LICENSE'), join(target, `${source.licence}.txt`))
  console.log(`${name}.woff2  ${subset.length} bytes`)
}

function range(from: number, to: number) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
