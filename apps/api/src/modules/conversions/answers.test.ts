import { startLocalAds, type LocalAds } from '@recadinho/local-ads'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postToMeta } from './meta.ts'
import { postToTiktok } from './tiktok.ts'

const account = { pixelId: '1234567890', testCode: '', token: 'the-token', timeoutMs: 1000 }
let ads: LocalAds
beforeAll(async () => {
  ads = await startLocalAds({ metaToken: account.token, tiktokToken: account.token, port: 0 })
})
beforeEach(() => ads.faults.clear())
afterAll(() => ads.close())

test.each([
  [{ code: 100 }, 'invalid'],
  [{ code: 100, subcode: 33 }, 'account'],
  [{ code: 190, status: 401 }, 'account'],
  [{ code: 803, status: 404 }, 'account'],
  [{ code: 613 }, 'limited'],
  [{ code: 2, status: 500 }, 'later'],
])('C7, C8: what Meta refuses with %j is %s', async (refusal, kind) => {
  ads.faults.add({ kind: 'error', ...refusal })
  expect(await postToMeta({ ...account, apiUrl: `${ads.url}/graph` }, [])).toMatchObject({ kind })
})

test.each([
  [40_002, 'invalid'],
  [40_001, 'account'],
  [40_102, 'account'],
  [40_105, 'account'],
  [40_118, 'account'],
  [40_100, 'limited'],
  [50_000, 'later'],
])('C7, C8: what TikTok refuses with %i is %s', async (code, kind) => {
  ads.faults.add({ kind: 'error', code })
  expect(await postToTiktok({ ...account, apiUrl: `${ads.url}/tiktok` }, [])).toMatchObject({ kind })
})
