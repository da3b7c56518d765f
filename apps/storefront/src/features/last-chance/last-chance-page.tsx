import { useHeadingFocus } from '@recadinho/ui/focus'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { marketAtom } from '../../lib/market/use-market.ts'
import { useShop } from '../../lib/use-shop.ts'
import type { LastChance } from './enter-last-chance.ts'
import { OfferView } from './offer-view.tsx'
import { rememberOffered } from './seen.ts'
import { HasCode, NoOrder, Refused } from './without-offer.tsx'

/** §2, Last-chance offer: the offer, or why there is none, and what to do next. */
export function LastChancePage({ found }: { found: LastChance }) {
  const router = useRouter()
  const { store } = useShop()
  useEffect(() => rememberOffered(), [])
  // Another country has other prices.
  useEffect(() => store.sub(marketAtom, () => void router.invalidate()), [store, router])
  return <View key={found.kind} found={found} />
}

function View({ found }: { found: LastChance }) {
  // The reader was redirected here: the focus starts at the heading, also when the offer ends meanwhile.
  useHeadingFocus()
  if (found.kind === 'offer') return <OfferView {...found} />
  if (found.kind === 'refused') return <Refused {...found} />
  if (found.kind === 'has_code') return <HasCode {...found} />
  return <NoOrder {...found} />
}
