import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MoneyAction, MoneyInboxItem } from '@recadinho/contracts/money'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney, subtract } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { Heading, Text } from '@recadinho/ui/text'
import { useId } from 'react'
import { Written } from '../../components/written.tsx'
import { useLocale } from '../../lib/use-locale.ts'
import { gatewayName } from '../../lib/labels.ts'
import { rowLink } from '../../lib/use-list-keys.ts'
import { Detail, Details } from './detail.tsx'
import { ItemDetail } from './item-detail.tsx'
import { actionLabels, kindIcons, kindLabels, kindWords } from './inbox-labels.ts'
import * as css from './inbox.css.ts'

export interface InboxItemProps {
  item: MoneyInboxItem
  onAct: (action: MoneyAction) => void
}

/** Money that needs a person: what happened, the amount, and the possible actions, the usual one first. */
export function InboxItem({ item, onAct }: InboxItemProps) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const id = useId()
  const { kind, amount, left, order, gateway, gatewayRef, detail, createdAt, actions } = item
  const Icon = kindIcons[kind]
  return (
    <li aria-labelledby={id} className={css.item}>
      <div className={css.head}>
        <span className={css.icon}>
          <Icon />
        </span>
        <Heading level={3} size="h4" id={id}>
          {i18n._(kindLabels[kind])}
        </Heading>
        <span className={css.amount}>{amount && formatMoney(amount, tag)}</span>
        <div className={css.words}>
          <Text size="sm" tone="muted">
            {i18n._(kindWords[kind])}
          </Text>
        </div>
      </div>
      <div className={css.facts}>
        <Details>
          {order && (
            <Detail name={t`Order`} wide>
              <Link to="/admin/orders/$id" params={{ id: order.id }} className={css.order}>
                {order.number}
              </Link>
              {' · '}
              <Written text={order.guardianName} />
            </Detail>
          )}
          {amount && left && left.amount < amount.amount && (
            <Detail name={t`Refunded`}>{formatMoney(subtract(amount, left), tag)}</Detail>
          )}
          <Detail name={t`Since`}>{formatDateTime(createdAt, tag)}</Detail>
          <Detail name={t`Payment provider`}>{gatewayName(i18n, gateway)}</Detail>
          <Detail name={t`Reference`} code>
            {gatewayRef}
          </Detail>
          {detail && <ItemDetail detail={detail} />}
        </Details>
      </div>
      <div className={css.actions}>
        {actions.map((action, index) => (
          <Button
            key={action}
            size="sm"
            variant={index === 0 ? 'secondary' : 'plain'}
            onClick={() => onAct(action)}
            {...(index === 0 ? rowLink : {})}
          >
            {i18n._(actionLabels[action])}
          </Button>
        ))}
      </div>
    </li>
  )
}
