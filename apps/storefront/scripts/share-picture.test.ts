import { fileURLToPath } from 'node:url'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { drawSharePicture, shareHeight, shareWidth } from './share-picture.ts'

const font = fileURLToPath(new URL('../../../packages/ui/src/fonts/baloo-2-core.woff2', import.meta.url))
const texts = { brand: 'Recadinho', headline: 'A video message\nmade for one child', greeting: 'Hi, Olivia!' }

test('the picture has the size that networks require, and is small', async () => {
  const file = await drawSharePicture(texts, font)
  const { width, height } = PNG.sync.read(file)
  expect([width, height]).toEqual([shareWidth, shareHeight])
  expect(file.length).toBeLessThan(300_000)
})

test('the same texts give the same picture, other texts another', async () => {
  const first = await drawSharePicture(texts, font)
  expect((await drawSharePicture(texts, font)).equals(first)).toBe(true)
  expect((await drawSharePicture({ ...texts, greeting: 'Oi, Olívia!' }, font)).equals(first)).toBe(false)
})

test('a missing font is an error, not a picture without text', async () => {
  await expect(drawSharePicture(texts, '/nowhere.woff2')).rejects.toThrow('/nowhere.woff2 is no font')
})
