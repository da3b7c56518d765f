import { Trans } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Installment, Money } from '@recadinho/contracts/common'
import { Card } from '@recadinho/ui/card'
import { Container } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import type { ReactNode, SubmitEvent } from 'react'
import { TourButton } from '../../components/tour-button.tsx'
import { InlineForm } from './card/inline-form.tsx'
import { optionKey } from './checkout-routes.ts'
import { PayBar } from './pay-bar.tsx'
import * as css from './pay-form.css.ts'
import { ProblemCallout } from './problem-callout.tsx'
import type { Problem } from './problem.ts'
import { PromiseLine } from './promise.tsx'
import { SandboxMark } from './sandbox-mark.tsx'
import type { Payment } from './use-payment.ts'
import { OptionSelection } from './option-selection.tsx'
import { OptionNote } from './option-note.tsx'

export interface PayFormProps {
  title: ReactNode
  summary: ReactNode
  /** The options of this checkout and the selected one. */
  options: readonly PaymentOption[]
  option: PaymentOption | undefined
  total: Money
  /** The server's installment plans for the total. */
  installments: readonly Installment[]
  payment: Payment
  /** Shown when the current attempt has no problem: how the last one ended. */
  lastProblem?: Problem | undefined
  /** How far the server's clock is ahead, in milliseconds. */
  offset: number
  /** Within how many hours of its payment the video is delivered. */
  promisedHours: number
  /** The character beside the promise. */
  characterId: string | undefined
  onOption: (option: PaymentOption) => void
  onSubmit: () => void
  /** A link to the other checkouts. */
  moreOptions?: ReactNode
  /** Whether a declined payment may be retried with another gateway. */
  elsewhere: boolean
  /** Further fields: the buyer. */
  children?: ReactNode
}

/** The page that pays an order: its content, the buyer, the option, and the delivery time. */
export function PayForm(props: PayFormProps) {
  const { option, options, payment, total, onOption } = props
  const { card, problem, busy } = payment
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  const pix = option?.flow === 'inline' ? options.find(({ flow }) => flow === 'code') : undefined
  return (
    <form noValidate onSubmit={onSubmit}>
      <Container>
        <div className={css.page}>
          <div className={css.title}>
            <Heading level={1} size="h2" focusable>
              {props.title}
            </Heading>
            <TourButton tour="checkout" inForm />
          </div>
          <div className={css.summary}>{props.summary}</div>
          <div className={css.main}>
            {props.children}
            <Card as="section" aria-labelledby="pay-title" padding="md">
              <div className={css.section}>
                <Heading level={2} size="h4" id="pay-title">
                  <Trans>Payment</Trans>
                </Heading>
                {!problem && <ProblemCallout problem={props.lastProblem} elsewhere={props.elsewhere} />}
                {option?.sandbox && <SandboxMark />}
                {total.amount === 0 ? (
                  <Text>
                    <Trans>Your code covers everything: there's nothing to pay.</Trans>
                  </Text>
                ) : (
                  option && (
                    <>
                      <OptionSelection options={options} option={option} onChange={onOption} />
                      <Option option={option} total={total} installments={props.installments} card={card} />
                    </>
                  )
                )}
                <ProblemCallout
                  problem={problem}
                  onPix={pix && (() => onOption(pix))}
                  elsewhere={props.elsewhere}
                />
                {props.moreOptions}
              </div>
            </Card>
            {option?.flow !== 'link' && (
              <PromiseLine
                characterId={props.characterId}
                hours={props.promisedHours}
                offset={props.offset}
              />
            )}
          </div>
        </div>
      </Container>
      <PayBar total={total} option={option} busy={busy} />
    </form>
  )
}

interface OptionProps {
  option: PaymentOption
  total: Money
  installments: readonly Installment[]
  card: Payment['card']
}

function Option({ option, ...form }: OptionProps) {
  if (option.flow !== 'inline') return <OptionNote flow={option.flow} />
  return <InlineForm option={option} {...form} key={optionKey(option)} />
}
