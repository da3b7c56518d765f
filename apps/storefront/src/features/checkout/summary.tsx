import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Money } from '@recadinho/contracts/common'
import { formatMoney } from '@recadinho/i18n/money'
import { formatPhone } from '@recadinho/i18n/phone'
import { Card } from '@recadinho/ui/card'
import { Display, Heading, Text } from '@recadinho/ui/text'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { asTyped } from '../../components/as-typed.tsx'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { CurrencyCode } from '../../components/currency-code.tsx'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import * as css from './summary.css.ts'

export interface SummaryFacts {
  packageTitle: string
  characters: readonly { id: string; picture: Picture; name: string }[]
  childName: string
  childAge: number
  /** Digits, including the country code. */
  whatsappNumber: string
  price: Money
  /** The discount from a promo code. */
  discount: { code: string; amount: Money } | undefined
  total: Money
}

export interface SummaryProps {
  facts: SummaryFacts
  /** Whether it is still a draft, which can be edited. */
  editable: boolean
  /** The promo code field, below the prices. */
  children?: ReactNode
}

/** The content of the order: characters, child, price. */
export function Summary({ facts, editable, children }: SummaryProps) {
  const { t } = useLingui()
  const tag = useLanguageTag()
  const { characters, childAge, whatsappNumber, price, discount, total } = facts
  const childName = asTyped(facts.childName)
  return (
    <Card as="section" aria-labelledby="summary-title" padding="md">
      <div className={css.head}>
        <Heading level={2} size="h4" id="summary-title">
          <Trans>Your video</Trans>
        </Heading>
        {editable && (
          <Link to="/purchase" search={{ step: 'personalization' }} className={css.edit}>
            <Trans>Edit details</Trans>
          </Link>
        )}
      </div>
      <ul className={css.cast} aria-label={t`Characters`}>
        {characters.map(({ id, picture, name }) => (
          <li key={id} className={css.member}>
            <span className={css.picture}>
              <CharacterPicture picture={picture} size={84} eager />
            </span>
            <span className={css.name}>{name}</span>
          </li>
        ))}
      </ul>
      <p className={css.child}>
        <Trans>
          For <strong>{childName}</strong>, {childAge}
        </Trans>
      </p>
      <Text size="sm" tone="muted">
        <Trans>On WhatsApp, {formatPhone(whatsappNumber)}</Trans>
      </Text>
      <dl className={css.prices}>
        <div className={css.line}>
          <dt>{facts.packageTitle}</dt>
          <dd>{formatMoney(price, tag)}</dd>
        </div>
        {discount && (
          <div className={css.line}>
            <dt>
              <Trans>Discount {discount.code}</Trans>
            </dt>
            <dd className={css.less}>−{formatMoney(discount.amount, tag)}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>
            <Display>{formatMoney(total, tag)}</Display>
            <CurrencyCode currency={total.currency} />
          </dd>
        </div>
      </dl>
      {children && <div className={css.extra}>{children}</div>}
    </Card>
  )
}
