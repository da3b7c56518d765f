import { Trans } from '@lingui/react/macro'
import type { PaymentMethod, PaymentOption } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import { Card } from '@recadinho/ui/card'
import { LockIcon } from '@recadinho/ui/icon'
import { Container } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { lazy, Suspense, type ReactNode, type SubmitEvent } from 'react'
import { TourButton } from '../../components/tour-button.tsx'
import { CardSkeleton } from './card/card-skeleton.tsx'
import { MethodChoice } from './method-choice.tsx'
import { PayBar } from './pay-bar.tsx'
import * as css from './pay-form.css.ts'
import { ProblemCallout } from './problem-callout.tsx'
import { PromiseLine } from './promise.tsx'
import { SandboxMark } from './sandbox-mark.tsx'
import type { Payment } from './use-payment.ts'

const CardSection = lazy(() => import('./card/card-section.lazy.tsx'))

export interface PayFormProps {
  title: ReactNode
  summary: ReactNode
  options: readonly PaymentOption[]
  option: PaymentOption | undefined
  total: Money
  payment: Payment
  /** How far the server's clock is ahead, in milliseconds. */
  offset: number
  /** Who promises the video. */
  characterId: string | undefined
  onMethod: (method: PaymentMethod) => void
  onSubmit: () => void
  /** What is asked besides: who pays. */
  children?: ReactNode
}

/** The page on which an order is paid: what it is, who pays, how, and by when the video comes. */
export function PayForm(props: PayFormProps) {
  const { option, options, payment, total, onMethod } = props
  const { card, problem, busy } = payment
  const method = option?.method
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  const canPix = method === 'card' && options.some((other) => other.method === 'pix')
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
                {option?.sandbox && <SandboxMark />}
                {total.amount === 0 ? (
                  <Text>
                    <Trans>Your code covers everything: there is nothing to pay.</Trans>
                  </Text>
                ) : (
                  <>
                    {method && <MethodChoice options={options} method={method} onChange={onMethod} />}
                    {!option && (
                      <Text>
                        <Trans>
                          Payments are switched off for a moment. Your order is kept; please come back
                          shortly.
                        </Trans>
                      </Text>
                    )}
                    {option?.method === 'card' && (
                      <Suspense fallback={<CardSkeleton />}>
                        <CardSection option={option} total={total} ref={card} />
                        <p className={css.safe}>
                          <LockIcon size="sm" />
                          <Trans>
                            Your card goes straight to the payment service. We never see or keep it.
                          </Trans>
                        </p>
                      </Suspense>
                    )}
                    {method === 'pix' && (
                      <Text size="sm" tone="muted">
                        <Trans>
                          You get a code to copy, or a picture to scan, in your bank's app. We confirm by
                          ourselves.
                        </Trans>
                      </Text>
                    )}
                  </>
                )}
                <ProblemCallout problem={problem} onPix={canPix ? () => onMethod('pix') : undefined} />
              </div>
            </Card>
            <PromiseLine characterId={props.characterId} offset={props.offset} />
          </div>
        </div>
      </Container>
      <PayBar total={total} method={method} busy={busy} />
    </form>
  )
}
