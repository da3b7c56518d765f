import { Trans, useLingui } from '@lingui/react/macro'
import type { Installment, Money } from '@recadinho/contracts/common'
import { LockIcon } from '@recadinho/ui/icon'
import { lazy, Suspense } from 'react'
import { optionKey, type InlineOption } from '../../../lib/payments/checkout-routes.ts'
import * as css from '../pay-fields.css.ts'
import { mostInstallments, plansOf, type PaymentChoice } from '../../../lib/payments/payment-choice.ts'
import { problemId } from '../problem-callout.tsx'
import type { Payment } from '../use-payment.ts'
import { CardFormAbsent, type CardFormHelp } from './card-form-state.tsx'
import { InstallmentsField } from './installments-field.tsx'

const CardSection = lazy(() => import('./card-section.lazy.tsx'))
const TokenSection = lazy(() => import('./token-section.lazy.tsx'))

export interface InlineFormProps {
  choice: PaymentChoice
  option: InlineOption
  total: Money
  /** The server's installment plans for the total. */
  installments: readonly Installment[]
  count: number
  onCount: (count: number) => void
  card: Payment['card']
  help: CardFormHelp
  /** The entered card was declined; the form is marked until the next attempt. */
  declined: boolean
}

/** The number of installments, and the card form of the gateway that takes them. */
export function InlineForm(props: InlineFormProps) {
  const { choice, option, total, installments, count, onCount, card, help, declined } = props
  const { t } = useLingui()
  return (
    <>
      <InstallmentsField
        plans={plansOf(total, installments, mostInstallments(choice))}
        count={count}
        onCount={onCount}
      />
      <Suspense fallback={<CardFormAbsent {...help} failed={false} onAgain={() => location.reload()} />}>
        <fieldset
          key={optionKey(option)}
          aria-label={t`Card details`}
          aria-invalid={declined || undefined}
          aria-describedby={declined ? problemId : undefined}
          className={declined ? css.declined : css.card}
        >
          {option.form === 'token' ? (
            <TokenSection option={option} total={total} count={count} help={help} ref={card} />
          ) : (
            <CardSection option={option} total={total} help={help} ref={card} />
          )}
        </fieldset>
        <p className={css.safe}>
          <LockIcon size="sm" />
          <Trans>Your card details go straight to the payment provider. We never see or store them.</Trans>
        </p>
      </Suspense>
    </>
  )
}
