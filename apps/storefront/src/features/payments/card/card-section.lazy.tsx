import type { Money } from '@recadinho/contracts/common'
import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js'
import { useImperativeHandle, useState, type Ref } from 'react'
import type { InlineOption } from '../../../lib/payments/checkout-routes.ts'
import type { CardForm } from '../../../lib/payments/pay-order.ts'
import { CardFormAbsent, type CardFormHelp } from './card-form-state.tsx'
import * as css from './card-section.css.ts'
import { useConfirmForm } from './use-confirm-form.ts'
import { useGatewayElements } from './use-gateway-elements.ts'

export interface CardSectionProps {
  option: InlineOption
  total: Money
  help: CardFormHelp
  /** Pays with the entered card; `null` until the form is there. */
  ref: Ref<CardForm | null>
}

/** The gateway's own card form: its input never reaches the shop. */
export default function CardSection({ option, total, help, ref }: CardSectionProps) {
  const { stripe, failed, again, options } = useGatewayElements(option, total)
  const [attempt, setAttempt] = useState(0)
  if (!stripe) return <CardFormAbsent {...help} failed={failed} onAgain={again} />
  return (
    <Elements key={attempt} stripe={stripe} options={options}>
      <Form ref={ref} help={help} onAgain={() => setAttempt(attempt + 1)} />
    </Elements>
  )
}

function Form({ ref, help, onAgain }: Pick<CardSectionProps, 'ref' | 'help'> & { onAgain: () => void }) {
  const form = useConfirmForm()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const elements = useElements()
  useImperativeHandle<CardForm | null, CardForm | null>(ref, () =>
    state === 'ready'
      ? {
          ...form,
          focus() {
            const card = elements?.getElement('payment')
            card?.clear()
            card?.focus()
          },
        }
      : null,
  )
  if (state === 'failed') return <CardFormAbsent {...help} failed onAgain={onAgain} />
  return (
    <div className={css.slot} aria-busy={state === 'loading'}>
      {state === 'loading' && <CardFormAbsent {...help} failed={false} onAgain={onAgain} />}
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
