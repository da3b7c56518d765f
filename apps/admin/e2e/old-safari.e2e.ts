import { resolve } from 'node:path'
import { scriptsWithLookBehinds } from '@recadinho/presets/look-behinds'
import { expect, test } from './support/test.ts'

test('@desktop every built script loads in iOS 15', async () => {
  expect(await scriptsWithLookBehinds(resolve('dist'))).toEqual([])
})
