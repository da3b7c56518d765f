import { useNavigate } from '@tanstack/react-router'
import { useChangeDraft } from '../../lib/draft/draft-atom.ts'
import type { Offer } from './enter-last-chance.ts'
import { returnPath } from './seen.ts'

/** Puts the offer's code into the draft and goes back to the checkout. */
export function useAcceptOffer({ code, percentage }: Pick<Offer, 'code' | 'percentage'>): () => void {
  const navigate = useNavigate()
  const changeDraft = useChangeDraft()
  return () => {
    changeDraft({ promoCode: { code, discountPercentage: percentage } })
    void navigate({ to: returnPath() as '/checkout', replace: true }) // the others need as little
  }
}
