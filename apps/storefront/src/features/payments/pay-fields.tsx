import { Trans } from '@lingui/react/macro'
import type { Installment, Money } from '@recadinho/contracts/common'
import { Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { InlineForm } from './card/inline-form.tsx'
import { OptionNote, SandboxMark } from './option-notes.tsx'
import { OptionSelection } from './option-selection.tsx'
import type { PaymentChoice } from '../../lib/payments/payment-choice.ts'
import { ProblemCallout } from './problem-callout.tsx'
import type { Problem } from '../../lib/payments/problem.ts'
import type { Payment } from './use-payment.ts'
import type { SelectedPayment } from './use-payment-choice.ts'

export interface PayFieldsProps {
  selected: SelectedPayment
  total: Money
  /** The server's installment plans for the total. */
  installments: readonly Installment[]
  payment: Payment
  /** How the last attempt ended; shown if the current one has no problem. */
  lastProblem?: Problem | undefined
  onChoice: (choice: PaymentChoice) => void
  /** Whether a declined payment may be retried on another checkout. */
  elsewhere: boolean
  /** A link to the other checkouts. */
  moreOptions?: ReactNode
  /** A link to the gateway's own page, should the card form not load. */
  hosted?: ReactNode
  /** Fields between the selection and the card. */
  children?: ReactNode
}

/** The part that every checkout with a form shares: the selection, the card, and the problem. */
export function PayFields(props: PayFieldsProps) {
  const { selected, total, payment, elsewhere, onChoice } = props
  const { choices, choice, option, count, spread } = selected
  const { card, problem } = payment
  const shown = problem ?? props.lastProblem
  const inline = option?.flow === 'inline' ? option : undefined
  const declined = shown?.kind === 'declined' && shown.method !== 'pix' && inline !== undefined
  const pix = inline && choices.find(({ options }) => options[0].flow === 'code')
  const callout = (
    <ProblemCallout
      problem={shown}
      onCard={declined ? () => card.current?.focus?.() : undefined}
      onPix={pix && (() => onChoice(pix))}
      elsewhere={elsewhere}
    />
  )
  return (
    <>
      {!problem && callout}
      {option?.sandbox && <SandboxMark />}
      {props.children}
      {total.amount === 0 ? (
        <Text>
          <Trans>Your code covers everything: there's nothing to pay.</Trans>
        </Text>
      ) : (
        choice &&
        option && (
          <>
            <OptionSelection
              choices={choices}
              choice={choice}
              currency={total.currency}
              grouped={!elsewhere}
              onChange={onChoice}
            />
            {inline ? (
              <InlineForm
                choice={choice}
                option={inline}
                total={total}
                installments={props.installments}
                count={count}
                onCount={spread}
                card={card}
                help={{
                  pressed: problem?.kind === 'no_form' ? problem : undefined,
                  forget: payment.forget,
                  hosted: props.hosted,
                }}
                declined={declined}
              />
            ) : (
              <OptionNote flow={option.flow} />
            )}
          </>
        )
      )}
      {problem && callout}
      {/* After a decline the notice offers two options; more would only confuse. */}
      {!(declined && (pix ?? shown.orderId)) && props.moreOptions}
    </>
  )
}
