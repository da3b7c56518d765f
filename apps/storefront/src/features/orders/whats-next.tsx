import { Trans } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { Card } from '@recadinho/ui/card'
import { ChatIcon, MailIcon, HeartIcon } from '@recadinho/ui/icon'
import { Heading } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { asTyped } from '../../components/as-typed.tsx'
import { firstNameOf } from '@recadinho/stage/first-name'
import type { OrderState } from '../../lib/orders/order-state.ts'
import * as css from './whats-next.css.ts'

/** The buyer's next steps: almost none. */
export function WhatsNext({ order, state }: { order: Order; state: OrderState }) {
  const guardianEmail = asTyped(order.guardianEmail)
  const childName = asTyped(firstNameOf(order))
  return (
    <Card as="section" aria-labelledby="next-title" tone="sunken" padding="lg">
      <Heading level={2} size="h3" id="next-title">
        <Trans>What happens next</Trans>
      </Heading>
      <ul className={css.list}>
        <Item icon={<MailIcon />}>
          <Trans>We're sending the receipt and a private link to this page to {guardianEmail}.</Trans>
        </Item>
        {state !== 'delivered' && (
          <Item icon={<ChatIcon />}>
            <Trans>The video arrives on WhatsApp. You can close this page; we'll keep working.</Trans>
          </Item>
        )}
        <Item icon={<HeartIcon />}>
          <Trans>Watch it with {childName}, as often as you like.</Trans>
        </Item>
      </ul>
    </Card>
  )
}

function Item({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={css.item}>
      <span className={css.icon}>{icon}</span>
      <span className={css.words}>{children}</span>
    </li>
  )
}
