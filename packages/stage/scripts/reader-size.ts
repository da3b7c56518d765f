/**
 * Prints how much source the reader of notes is: each file of it, and all of them, with their data and without their tests.
 * Usage: node scripts/reader-size.ts
 */
import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('../src/script/reading/', import.meta.url)
const names = (await readdir(folder)).filter((name) => !name.includes('.test.'))
const sizes = await Promise.all(names.map(async (name) => (await readFile(new URL(name, folder))).length))
for (const [at, name] of names.entries()) console.log(`${String(sizes[at]).padStart(7)}  ${name}`)
console.log(`${String(sizes.reduce((sum, size) => sum + size, 0)).padStart(7)}  bytes in all`)
