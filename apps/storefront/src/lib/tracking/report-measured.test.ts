// @vitest-environment jsdom
import type { AnyRouter } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { storeConsent } from '../consent/consent.ts'
import { draftAtom } from '../draft/draft-atom.ts'
import { emptyDraft } from '../draft/draft.ts'
import { followOtherTabs } from '../draft/follow-other-tabs.ts'
import { draftKey } from '../draft/in-progress.ts'
import { storeMarket } from '../market/market.ts'
import { lasting } from '../storage.ts'
import { followCheckout } from './follow-checkout.ts'
import { followMeasured } from './follow-measured.ts'
import { reportMeasured } from './report-measured.ts'

const selection = {
  selectedPackage: { id: 'duo', price: { amount: 4990, currency: 'BRL' }, charactersCount: 2 },
  selectedCharacters: [{ id: 'luna' }],
}
/** Follows measured events as a script that loads now; returns what it receives. */
function listen(): string[] {
  const taken: string[] = []
  followMeasured(({ action }) => taken.push(action))
  return taken
}

/** The part of a router that is read here. */
function routerAt(pathname?: string) {
  let notify: () => void = () => undefined
  const router = {
    state: { resolvedLocation: pathname === undefined ? undefined : { pathname } },
    subscribe: (_: string, listener: () => void) => {
      notify = listener
    },
  }
  const go = (to: string) => {
    router.state.resolvedLocation = { pathname: to }
    notify()
  }
  return { router: router as unknown as AnyRouter, go } // nothing else of it is used
}

beforeEach(() => {
  localStorage.clear()
  delete window.recadinhoMeasured
  storeMarket({ locale: 'pt', country: 'BR' })
})

test('what is selected before anything measures is not lost', () => {
  createStore().set(draftAtom, selection)
  expect(listen()).toEqual(['AddToCart', 'CharacterSelection'])
})

test('what another tab selects is reported there alone', async () => {
  const store = createStore()
  followOtherTabs(store)
  const taken = listen()
  lasting.write(draftKey, { ...emptyDraft(), ...selection })
  dispatchEvent(new StorageEvent('storage', { key: draftKey }))
  await vi.waitFor(() =>
    expect(store.get(draftAtom).selectedCharacters).toEqual(selection.selectedCharacters),
  )
  expect(taken).toEqual([])
})

test('a checkout that is the first page is reported once, one that is entered again each time', () => {
  const store = createStore()
  store.set(draftAtom, selection)
  delete window.recadinhoMeasured
  const taken = listen()
  const { router, go } = routerAt('/checkout')
  followCheckout(store, router)
  expect(taken).toEqual(['InitiateCheckout'])
  go('/checkout/stripe')
  go('/purchase')
  go('/checkout')
  expect(taken).toEqual(['InitiateCheckout', 'InitiateCheckout'])
})

test('advertisers may know only of what happened with consent', () => {
  reportMeasured('Contact')
  storeConsent(true)
  reportMeasured('Contact')
  history.replaceState(null, '', '/video?token=secret')
  reportMeasured('VideoView')
  history.replaceState(null, '', '/')
  expect(window.recadinhoMeasured?.map(({ mayAdvertise }) => mayAdvertise)).toEqual([false, true, false])
})
