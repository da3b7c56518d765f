import { Trans } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Installment, Money } from '@recadinho/contracts/common'
import { Card } from '@recadinho/ui/card'
import { Container } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import type { ReactNode, SubmitEvent } from 'react'
import { TourButton } from '../../components/tour-button.tsx'
import { InlineForm } from './card/inline-form.tsx'
import { wayOf } from './lanes.ts'
import { PayBar } from './pay-bar.tsx'
import * as css from './pay-form.css.ts'
import { ProblemCallout } from './problem-callout.tsx'
import type { Problem } from './problem.ts'
import { PromiseLine } from './promise.tsx'
import { SandboxMark } from './sandbox-mark.tsx'
import type { Payment } from './use-payment.ts'
import { WayChoice } from './way-choice.tsx'
import { WayNote } from './way-note.tsx'

export interface PayFormProps {
  title: ReactNode
  summary: ReactNode
  /** What this checkout offers, and what of it is chosen. */
  options: readonly PaymentOption[]
  option: PaymentOption | undefined
  total: Money
  /** The server's sums for spreading the total. */
  installments: readonly Installment[]
  payment: Payment
  /** Shown while paying has none of its own: how the last try ended. */
  lastProblem?: Problem | undefined
  /** How far the server's clock is ahead, in milliseconds. */
  offset: number
  /** Who promises the video. */
  characterId: string | undefined
  onOption: (option: PaymentOption) => void
  onSubmit: () => void
  /** A link to the other checkouts. */
  moreWays?: ReactNode
  /** Whether a declined payment may be tried with another gateway elsewhere. */
  elsewhere: boolean
  /** What is asked besides: who pays. */
  children?: ReactNode
}

/** The page on which an order is paid: what it is, who pays, how, and by when the video comes. */
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
                    <Trans>Your code covers everything: there is nothing to pay.</Trans>
                  </Text>
                ) : (
                  option && (
                    <>
                      <WayChoice options={options} option={option} onChange={onOption} />
                      <Way option={option} total={total} installments={props.installments} card={card} />
                    </>
                  )
                )}
                <ProblemCallout
                  problem={problem}
                  onPix={pix && (() => onOption(pix))}
                  elsewhere={props.elsewhere}
                />
                {props.moreWays}
              </div>
            </Card>
            {option?.flow !== 'link' && <PromiseLine characterId={props.characterId} offset={props.offset} />}
          </div>
        </div>
      </Container>
      <PayBar total={total} option={option} busy={busy} />
    </form>
  )
}

interface WayProps {
  option: PaymentOption
  total: Money
  installments: readonly Installment[]
  card: Payment['card']
}

function Way({ option, ...form }: WayProps) {
  if (option.flow !== 'inline') return <WayNote flow={option.flow} />
  return <InlineForm option={option} {...form} key={wayOf(option)} />
}
