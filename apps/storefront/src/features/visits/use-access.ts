import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { steps, type Step } from '../../lib/draft/steps.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useShop } from '../../lib/use-shop.ts'
import { identifyVisitorAtom, isVisitorUnknownAtom } from '../../lib/visits/visit-atoms.ts'
import { abandonVisit, registerVisit, storedVisit } from '../../lib/visits/visit.ts'

export interface Access {
  /** The visitor has neither given a number nor gone on without one. */
  unanswered: boolean
  /** A number's digits, or `anonymous`; throws when it is not registered. */
  answer: (phone: string) => Promise<void>
}

/**
 * §4, user access: a number registers the visit; going on without one makes it anonymous, whether said or done by going
 * on to another step; leaving the purchase before either abandons it.
 */
export function useAccess(step: Step): Access {
  const { api } = useShop()
  const isUnknown = useAtomValue(isVisitorUnknownAtom)
  const unanswered = useHydrated() && isUnknown
  const identify = useSetAtom(identifyVisitorAtom)
  const entered = useRef(step)
  const answering = useRef(false)
  useEffect(() => {
    // A buyer who left the purchase and comes back resumes the visit. A loading page registers it itself.
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
    const goesOn = step === 'personalization' || steps.indexOf(step) > steps.indexOf(entered.current)
    // §8: the visitor asked for nothing here, so a failure is only logged; the next step tries again.
    if (unanswered && goesOn && !answering.current) answer('anonymous').catch(console.info)
  }, [step, unanswered, answer])
  return { unanswered, answer }
}
