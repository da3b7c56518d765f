import { atom } from 'jotai'
import { marketAtom } from '../market/use-market.ts'
import { isConsentRequired, mayMarket, storeConsent } from './consent.ts'

const answers = atom(0)

/** C6: whether advertising may run and store now; follows the answer and the market immediately. */
export const mayMarketAtom = atom((get) => {
  get(answers)
  get(marketAtom)
  return !import.meta.env.SSR && mayMarket()
})

/** Whether the visitor must be asked for consent. */
export const consentRequiredAtom = atom((get) => {
  get(answers)
  get(marketAtom)
  return !import.meta.env.SSR && isConsentRequired()
})

/** Stores the visitor's answer. */
export const answerConsentAtom = atom(null, (get, set, marketing: boolean) => {
  storeConsent(marketing)
  set(answers, get(answers) + 1)
})
