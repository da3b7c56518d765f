import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { steps, type Step } from '../../lib/draft/steps.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useShop } from '../../lib/use-shop.ts'
import { identifyVisitorAtom, isVisitorUnknownAtom } from '../../lib/visits/visit-atoms.ts'
import { abandonVisit, registerVisit, storedVisit } from '../../lib/visits/visit.ts'

export interface Access {
  /** The visitor has neither entered a number nor continued without one. */
  unanswered: boolean
  /** Takes a phone number's digits, or `anonymous`; throws if it cannot be registered. */
  answer: (phone: string) => Promise<void>
}

/**
 * §4, user access: a number registers the visit; continuing without one, by the button or by going to another step,
 * makes it anonymous; leaving the purchase before either abandons it.
 */
export function useAccess(step: Step): Access {
  const { api } = useShop()
  const isUnknown = useAtomValue(isVisitorUnknownAtom)
  const unanswered = useHydrated() && isUnknown
  const identify = useSetAtom(identifyVisitorAtom)
  const entered = useRef(step)
  const answering = useRef(false)
  useEffect(() => {
    // A buyer who returns to the purchase resumes the visit. On a page load, `src/on-load.ts` registers it.
    if (storedVisit()?.left && document.readyState === 'complete') registerVisit(api).catch(console.info)
    return () => abandonVisit(api)
  }, [api])
  const answer = useCallback(
    async (phone: string) => {
      answering.current = true
      try {
        await identify(api, phone)
      } finally {
        answering.current = false
      }
    },
    [identify, api],
  )
  useEffect(() => {
    const isLaterStep = step === 'personalization' || steps.indexOf(step) > steps.indexOf(entered.current)
    // §8: the visitor requested nothing here, so a failure is only logged; the next step retries.
    if (unanswered && isLaterStep && !answering.current) answer('anonymous').catch(console.info)
  }, [step, unanswered, answer])
  return { unanswered, answer }
}
