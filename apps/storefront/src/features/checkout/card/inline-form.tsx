import { Trans } from '@lingui/react/macro'
import type { Installment, Money } from '@recadinho/contracts/common'
import { LockIcon } from '@recadinho/ui/icon'
import { lazy, Suspense } from 'react'
import type { InlineOption } from '../checkout-routes.ts'
import * as css from '../pay-form.css.ts'
import type { Payment } from '../use-payment.ts'
import { CardSkeleton } from './card-skeleton.tsx'

const CardSection = lazy(() => import('./card-section.lazy.tsx'))
const TokenSection = lazy(() => import('./token-section.lazy.tsx'))

export interface InlineFormProps {
  option: InlineOption
  total: Money
  /** The server's installment plans for the total. */
  installments: readonly Installment[]
  card: Payment['card']
}

/** The card form of the gateway that takes the card. */
export function InlineForm({ option, total, installments, card }: InlineFormProps) {
  return (
    <Suspense fallback={<CardSkeleton />}>
      {option.form === 'token' ? (
        <TokenSection option={option} total={total} installments={installments} ref={card} />
      ) : (
        <CardSection option={option} total={total} ref={card} />
      )}
      <p className={css.safe}>
        <LockIcon size="sm" />
        <Trans>Your card details go straight to the payment provider. We never see or store them.</Trans>
      </p>
    </Suspense>
  )
}
