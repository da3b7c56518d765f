import { expect, test } from 'vitest'
import { bundleScript } from '../scripts/bundle.ts'
import { mostBytes, sizesOf } from '../scripts/size.ts'

test('the script tag’s file is within its size', async () => {
  expect(sizesOf(await bundleScript()).brotli).toBeLessThanOrEqual(mostBytes)
})
