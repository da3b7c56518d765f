import { Trans } from '@lingui/react/macro'
import { formatMoney } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { asTyped } from '../../components/as-typed.tsx'
import { firstNameOf } from '../../lib/first-name.ts'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import type { Offer, WaitingOrder } from './enter-last-chance.ts'
import { SidePage } from './side-page.tsx'
import { useAcceptOffer } from './use-accept-offer.ts'

/** There is no better offer than the one that everyone sees: says so, and leads back with it. */
export function PublicPrice({ offer, order }: { offer: Offer; order: WaitingOrder }) {
  const accept = useAcceptOffer(offer)
  const { code, percentage, amounts } = offer
  const total = formatMoney(amounts.total, useLanguageTag())
  const childName = asTyped(firstNameOf(order.childName))
  return (
    <SidePage
      title={<Trans>There's no better offer than this one</Trans>}
      characterId={order.characterIds[0] ?? 'bramble'}
      action={
        <Button onClick={accept}>
          <Trans>Use the code: {total}</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Code {code} gives everyone {percentage}% off: {childName}'s video costs <strong>{total}</strong>{' '}
          with it. Your choices are saved.
        </Trans>
      </p>
    </SidePage>
  )
}
