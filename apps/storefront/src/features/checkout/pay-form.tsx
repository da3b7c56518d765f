import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { Trans } from '@lingui/react/macro'
import { Card } from '@recadinho/ui/card'
import { Container } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import type { ReactNode, SubmitEvent } from 'react'
import { TourButton } from '../../components/tour-button.tsx'
import { PayBar } from './pay-bar.tsx'
import { PayFields, type PayFieldsProps } from '../payments/pay-fields.tsx'
import * as css from './pay-form.css.ts'
import { PromiseLine } from '../../components/orders/promise-line.tsx'

export interface PayFormProps extends PayFieldsProps {
  title: ReactNode
  summary: ReactNode
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset: number
  /** Within how many hours of the payment the video is delivered. */
  promisedHours: number
  /** The character's picture beside the promised time. */
  picture: Picture | undefined
  onSubmit: () => void
}

/** The page that pays an order: its content, the buyer, the option, and the delivery time. */
export function PayForm({ children, ...props }: PayFormProps) {
  const { selected, payment, total } = props
  const { option } = selected
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
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
            {children}
            <Card as="section" aria-labelledby="pay-title" padding="md">
              <div className={css.section}>
                <Heading level={2} size="h4" id="pay-title">
                  <Trans>Payment</Trans>
                </Heading>
                <PayFields {...props} />
              </div>
            </Card>
            {option?.flow !== 'link' && (
              <PromiseLine picture={props.picture} hours={props.promisedHours} offset={props.offset} />
            )}
          </div>
        </div>
      </Container>
      <PayBar total={total} option={option} busy={payment.busy} />
    </form>
  )
}
