import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHARACTERS } from '@recadinho/stage/characters'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { drawEmailFace, faceSize, writeEmailFaces } from './email-faces.ts'

test('every character has a face where e-mails look for it', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'faces-'))
  await writeEmailFaces(dist)
  const files = await readdir(join(dist, 'email'))
  expect(files.toSorted()).toEqual(CHARACTERS.map(({ slug }) => `${slug}.png`).toSorted())
  await rm(dist, { recursive: true })
})

test('a face is round, on the character’s colour, and small', async () => {
  const [character] = CHARACTERS
  if (character === undefined) throw new Error('There is no character')
  const file = await drawEmailFace(character)
  const { width, height, data } = PNG.sync.read(file)
  expect([width, height]).toEqual([faceSize, faceSize])
  expect(file.length).toBeLessThan(40_000)
  const opacityAt = (x: number, y: number) => data[(y * width + x) * 4 + 3]
  expect([opacityAt(0, 0), opacityAt(faceSize / 2, 2)]).toEqual([0, 255])
  const left = data.subarray((120 * width + 4) * 4, (120 * width + 4) * 4 + 3).toString('hex')
  expect(`#${left}`).toBe(character.background.toLowerCase())
})
