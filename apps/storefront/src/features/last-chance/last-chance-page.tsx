import { useHeadingFocus } from '@recadinho/ui/focus'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { marketAtom } from '../../lib/market/use-market.ts'
import { useShop } from '../../lib/use-shop.ts'
import type { LastChance } from './enter-last-chance.ts'
import { OfferView } from './offer-view.tsx'
import { rememberOffered } from './seen.ts'
import { HasCode, NoOrder, Refused } from './without-offer.tsx'

/** §2, Last-chance offer: the offer or why there is none, and the next step. */
export function LastChancePage({ found }: { found: LastChance }) {
  const router = useRouter()
  const { store } = useShop()
  useEffect(() => rememberOffered(), [])
  // Another country has different prices.
  useEffect(() => store.sub(marketAtom, () => void router.invalidate()), [store, router])
  return <View key={found.kind} found={found} />
}

function View({ found }: { found: LastChance }) {
  // The visitor was redirected here, so the focus moves to the heading, also if the offer ends while it is shown.
  useHeadingFocus()
  if (found.kind === 'offer') return <OfferView {...found} />
  if (found.kind === 'refused') return <Refused {...found} />
  if (found.kind === 'has_code') return <HasCode {...found} />
  return <NoOrder {...found} />
}
