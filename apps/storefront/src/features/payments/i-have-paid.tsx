import { Trans } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { useState } from 'react'
import { useShop } from '../../lib/use-shop.ts'
import { lookForMoney } from './look-for-money.ts'

export interface IHavePaidProps {
  order: Order
  /** Of an order link. */
  token: string | undefined
}

/** The button confirms nothing: it makes the shop check, and shows how it goes on. */
export function IHavePaid({ order, token }: IHavePaidProps) {
  const shop = useShop()
  const [state, setState] = useState<'idle' | 'looking' | 'looked'>('idle')
  const look = async () => {
    setState('looking')
    await lookForMoney(shop, order, token)
    setState('looked')
  }
  return (
    <>
      <Button variant="secondary" wide="always" loading={state === 'looking'} onClick={() => void look()}>
        <Trans>I've paid</Trans>
      </Button>
      {state === 'looked' && (
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
