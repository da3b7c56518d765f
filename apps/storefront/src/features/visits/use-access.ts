import { useCallback, useEffect, useRef, useState } from 'react'
import { steps, type Step } from '../../lib/draft/steps.ts'
import { marketEvent, storedMarket } from '../../lib/market/market.ts'
import {
  abandonVisit,
  identifyVisit,
  isIdentified,
  registerVisit,
  storedVisit,
} from '../../lib/visits/visit.ts'

export interface Access {
  /** The visitor, who has selected a language, has neither given a number nor gone on without one. */
  unanswered: boolean
  /** A number's digits, or `anonymous`; throws when it is not registered. */
  answer: (phone: string) => Promise<void>
}

/**
 * §4, user access: a number registers the visit; going on without one makes it anonymous, whether said or done by going
 * on to another step; leaving the purchase before either abandons it.
 */
export function useAccess(step: Step): Access {
  const [unanswered, setUnanswered] = useState(false)
  const entered = useRef(step)
  const answering = useRef(false)
  useEffect(() => {
    const look = () => setUnanswered(!isIdentified() && storedMarket() !== undefined)
    look()
    // A buyer who left the purchase and comes back resumes the visit. A loading page registers it itself.
    if (storedVisit()?.left && document.readyState === 'complete') registerVisit('').catch(console.info)
    addEventListener(marketEvent, look)
    return () => {
      removeEventListener(marketEvent, look)
      abandonVisit()
    }
  }, [])
  const answer = useCallback(async (phone: string) => {
    answering.current = true
    try {
      await identifyVisit(phone)
      setUnanswered(false)
    } finally {
      answering.current = false
    }
  }, [])
  useEffect(() => {
    const goesOn = step === 'personalization' || steps.indexOf(step) > steps.indexOf(entered.current)
    // §8: the visitor asked for nothing here, so a failure is only logged; the next step tries again.
    if (unanswered && goesOn && !answering.current) answer('anonymous').catch(console.info)
  }, [step, unanswered, answer])
  return { unanswered, answer }
}
