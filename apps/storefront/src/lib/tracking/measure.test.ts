// @vitest-environment jsdom
import { endpoints } from '@recadinho/contracts/endpoints'
import type { TrackingPayload as Expected } from '@recadinho/contracts/tracking'
import type { TrackingPayload } from '@recadinho/tracking-sdk'
import { beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { storeConsent } from '../consent/consent.ts'
import { measured } from '../early-events.ts'
import { storeMarket } from '../market/market.ts'
import { measure } from './measure.ts'

const sent: [string, RequestInit][] = []
const answered = () => new Response(null, { status: 204 })
vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
  sent.push([path, init])
  return answered()
})

beforeEach(() => localStorage.clear())

const last = async () => JSON.parse(await textOf(sent.at(-1)?.[1].body as Blob)) as TrackingPayload // the SDK's payload
/** jsdom's blob cannot be read as text. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string)) // as it is read
    reader.readAsText(blob)
  })
const sentSoFar = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count))

test('what the SDK sends is what the contract takes', () => {
  expectTypeOf<TrackingPayload & { sentAt: string }>().toExtend<Expected>()
})

test('§7, C9: a page is measured at once; a visitor has an id only while advertising may run', async () => {
  storeMarket({ locale: 'pt', country: 'BR' })
  measure()
  await sentSoFar(1)
  const { method, path } = endpoints.track
  expect(sent[0]).toMatchObject([path, { method, credentials: 'include' }])
  expect(await last()).toMatchObject({ action: 'pageview', consent: 'exempt', path: '/' })
  expect(await last()).not.toHaveProperty('visitorId')

  storeConsent(true)
  dispatchEvent(
    new CustomEvent(measured, {
      detail: { action: 'AddToCart', extra: { content_id: 'duo' }, mayAdvertise: true },
    }),
  )
  await sentSoFar(2)
  expect(await last()).toMatchObject({ consent: 'granted', content_id: 'duo', visitorId: expect.any(String) })

  storeConsent(false)
  expect(localStorage.getItem('recadinho.visitor.v1')).toBeNull()
  dispatchEvent(new CustomEvent(measured, { detail: { action: 'Contact', extra: {}, mayAdvertise: false } }))
  await sentSoFar(3)
  expect(await last()).toMatchObject({ action: 'Contact', consent: 'exempt' })
})
