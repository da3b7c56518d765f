import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** Prints the size of the admin's first load, computed from the built files, and fails if it exceeds the budget. */
const dist = fileURLToPath(new URL('../dist', import.meta.url))

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
> // Vite's manifest format

const signIn = Object.keys(manifest).find((key) => key.startsWith('src/routes/admin/sign-in.tsx?'))
if (!signIn) throw new Error('The build has no sign-in page')

const figures = [
  { what: 'the page itself, before its texts and its tab', entries: ['index.html'], most: 160_000 },
  {
    what: 'the sign-in page in all, with its texts',
    entries: ['index.html', 'src/locales/pt/admin.po', signIn],
    most: 220_000,
  },
]
for (const { what, entries, most } of figures) {
  const bytes = await sum(filesOf(entries))
  console.log(`${String(bytes).padStart(8)} of ${String(most).padStart(7)} bytes  ${what}`)
  if (bytes > most) process.exitCode = 1
}

/** Scripts and styles the browser loads for these chunks, including their imports. */
function filesOf(entries: readonly string[]): Set<string> {
  const chunks = new Set<string>()
  const add = (key: string) => {
    if (chunks.has(key)) return
    chunks.add(key)
    manifest[key]?.imports?.forEach(add)
  }
  entries.forEach(add)
  return new Set([...chunks].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat()))
}

async function sum(files: Iterable<string>) {
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length),
  )
  return sizes.reduce((total, size) => total + size, 0)
}
