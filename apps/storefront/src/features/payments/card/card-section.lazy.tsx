import type { Money } from '@recadinho/contracts/common'
import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js'
import { useImperativeHandle, useState, type Ref } from 'react'
import type { InlineOption } from '../../../lib/payments/checkout-routes.ts'
import type { CardForm } from '../../../lib/payments/pay-order.ts'
import { CardFormFailed, CardSkeleton } from './card-form-state.tsx'
import * as css from './card-section.css.ts'
import { useConfirmForm } from './use-confirm-form.ts'
import { useGatewayElements } from './use-gateway-elements.ts'

export interface CardSectionProps {
  option: InlineOption
  total: Money
  /** Pays with the entered card. */
  ref: Ref<CardForm>
}

/** The gateway's own card form: its input never reaches the shop. */
export default function CardSection({ option, total, ref }: CardSectionProps) {
  const { stripe, failed, again, options } = useGatewayElements(option, total)
  const [attempt, setAttempt] = useState(0)
  if (failed) return <CardFormFailed onAgain={again} />
  if (!stripe) return <CardSkeleton />
  return (
    <Elements key={attempt} stripe={stripe} options={options}>
      <Form ref={ref} onAgain={() => setAttempt(attempt + 1)} />
    </Elements>
  )
}

function Form({ ref, onAgain }: { ref: Ref<CardForm>; onAgain: () => void }) {
  const form = useConfirmForm()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const elements = useElements()
  useImperativeHandle(ref, () => ({
    ...form,
    focus() {
      const card = elements?.getElement('payment')
      card?.clear()
      card?.focus()
    },
  }))
  if (state === 'failed') return <CardFormFailed onAgain={onAgain} />
  return (
    <div className={css.slot} aria-busy={state === 'loading'}>
      {state === 'loading' && <CardSkeleton />}
      <div className={css.form}>
        <PaymentElement
          options={{ layout: 'tabs' }}
          onReady={() => setState('ready')}
          onLoadError={() => setState('failed')}
        />
      </div>
    </div>
  )
}
