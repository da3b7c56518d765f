// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPicture, loadPictures, loadedPicture } from './film-pictures.ts'

/** What the pictures' server has. */
const there = new Set<string>()
const requested: string[] = []

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  // Only the network is replaced: jsdom loads no pictures.
  HTMLImageElement.prototype.decode = async function decode(this: HTMLImageElement) {
    requested.push(new URL(this.src).pathname)
    if (!there.has(this.src.split('/').at(-2) ?? '')) throw new Error('The picture did not come')
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  there.clear()
  requested.length = 0
})

test('a picture is fetched once, large, and found from then on', async () => {
  there.add('one')
  expect(loadedPicture({ drawing: 'ember', upload: 'one' })).toBeUndefined()
  await loadPictures(['one'])
  await loadPictures(['one'])
  expect(requested).toEqual(['/api/pictures/one/large.webp'])
  expect(loadedPicture({ drawing: 'ember', upload: 'one' })).toBe('one')
  expect(findPicture('one')).toBeInstanceOf(HTMLImageElement)
  expect(loadedPicture('ember')).toBeUndefined()
})

test('one that does not come leaves the drawing, and is requested for again', async () => {
  await loadPictures(['two'])
  expect(loadedPicture({ drawing: 'ember', upload: 'two' })).toBeUndefined()
  there.add('two')
  await loadPictures(['two'])
  expect(loadedPicture({ drawing: 'ember', upload: 'two' })).toBe('two')
})
