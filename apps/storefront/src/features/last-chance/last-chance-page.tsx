import { useHeadingFocus } from '@recadinho/ui/focus'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { LastChance } from './enter-last-chance.ts'
import { HasCode } from './has-code.tsx'
import { NoOrder } from './no-order.tsx'
import { OfferView } from './offer-view.tsx'
import { PublicPrice } from './public-price.tsx'
import { Refused } from './refused.tsx'
import { rememberOffered } from './seen.ts'

/** §2, Last-chance offer: the offer, or why there is none, and what to do next. */
export function LastChancePage({ found }: { found: LastChance }) {
  const router = useRouter()
  useEffect(() => rememberOffered(), [])
  useEffect(() => {
    // Another country has other prices.
    const again = () => void router.invalidate()
    addEventListener('recadinho:market', again)
    return () => removeEventListener('recadinho:market', again)
  }, [router])
  return <View key={found.kind} found={found} />
}

function View({ found }: { found: LastChance }) {
  // The reader was redirected here: the focus starts at the heading, also when the offer ends meanwhile.
  useHeadingFocus()
  if (found.kind === 'offer') return <OfferView {...found} />
  if (found.kind === 'public') return <PublicPrice {...found} />
  if (found.kind === 'refused') return <Refused {...found} />
  if (found.kind === 'has_code') return <HasCode {...found} />
  return <NoOrder {...found} />
}
