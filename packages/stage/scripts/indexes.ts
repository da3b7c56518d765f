/**
 * Writes the lists of all characters and occasions in `src/generated` from the files in `src/characters` and
 * `src/occasions`. Run it after adding or changing one. Usage: node scripts/indexes.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { generatedIndexes } from './generated-indexes.ts'

const source = new URL('../src/', import.meta.url)
await mkdir(new URL('generated', source), { recursive: true })
for (const [path, text] of Object.entries(await generatedIndexes()))
  await writeFile(new URL(path, source), text)
