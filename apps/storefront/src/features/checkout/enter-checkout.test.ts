// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPageData } from '../../../scripts/page-data.ts'
import { openPage } from '../../../test/open-page.tsx'
import type { Draft } from '../../lib/draft/draft.ts'
import { draftAtom } from '../../lib/draft/draft-atom.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const nearly: Partial<Draft> = {
  selectedPackage: { id: 'one-character', price: { amount: 990, currency: 'USD' }, charactersCount: 1 },
  selectedCharacters: [{ id: 'princess-amara' }],
  childAge: 6,
  occasion: 'birthday',
  whatsappNumber: '11 98765 4321',
  whatsappCountry: 'BR',
  additionalNotes: 'She sings to her dog.',
}

test('a buyer who finishes while the checkout is preloaded arrives there', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const { catalog } = loadPageData('en')
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname } = new URL(typeof input === 'string' ? input : input.url, location.origin)
    // Other calls stay open.
    await (pathname === '/api/catalog' ? answered : new Promise(() => {}))
    return Response.json(catalog)
  })
  const router = await openPage('/purchase')
  const { store } = router.options.context
  await act(async () => store.set(draftAtom, nearly))
  void router.preloadRoute({ to: '/checkout' })
  // As far as it gets without the catalog.
  await act(() => vi.dynamicImportSettled())
  await act(async () => store.set(draftAtom, { childName: 'Mia' }))
  await act(async () => void router.navigate({ to: '/checkout' }))
  await act(() => vi.dynamicImportSettled())
  await act(async () => answer())
  await vi.waitFor(() => expect(router.state.status).toBe('idle'))
  expect(router.state.location.href).toBe('/checkout')
})
