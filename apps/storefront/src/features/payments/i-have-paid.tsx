import { Trans } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { useMutation } from '@tanstack/react-query'
import { useShop } from '../../lib/use-shop.ts'
import { lookForMoney } from './look-for-money.ts'

export interface IHavePaidProps {
  order: Order
  /** The order link's token. */
  token: string | undefined
}

/** The button confirms nothing: it makes the server check the payment, and shows the progress. */
export function IHavePaid({ order, token }: IHavePaidProps) {
  const shop = useShop()
  const looking = useMutation({ mutationFn: () => lookForMoney(shop, order, token) })
  return (
    <>
      <Button variant="secondary" wide="always" loading={looking.isPending} onClick={() => looking.mutate()}>
        <Trans>I've paid</Trans>
      </Button>
      {looking.isSuccess && (
        <Callout tone="info" announce="status">
          <Trans>
            Thank you! We're looking for your payment. This page updates as soon as we see it, and we'll email
            you. Please don't pay again.
          </Trans>
        </Callout>
      )}
    </>
  )
}
