import {
  Elements,
  ExpressCheckoutElement,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { createElement as h, useState, type SyntheticEvent } from 'react'
import { createRoot } from 'react-dom/client'

// A minimal shop: the real loader and the real React components with the gateway's script.
const params = new URLSearchParams(location.search)
const clientSecret = params.get('secret') ?? ''
const locale = params.get('locale') === 'pt-BR' ? 'pt-BR' : 'en'
const stripePromise = loadStripe('pk_test_local', { locale })

function Checkout() {
  const stripe = useStripe()
  const elements = useElements()
  const [status, setStatus] = useState('loading')
  const [wallet, setWallet] = useState('awaited')

  async function pay(event?: SyntheticEvent): Promise<void> {
    event?.preventDefault()
    if (!stripe || !elements) return
    setStatus('paying')
    const result = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: `${location.origin}/back` },
      redirect: params.get('redirect') === 'always' ? 'always' : ('if_required' as 'always'), // the types are overloaded on it
    })
    setStatus(result.error ? `error: ${result.error.message} (${result.error.type})` : 'paid')
  }

  return h(
    'form',
    { onSubmit: (event: SyntheticEvent) => void pay(event) },
    h(PaymentElement, {
      onReady: () => setStatus('ready'),
      onLoadError: ({ error }) => setStatus(`load error: ${error.code}`),
      onChange: ({ complete }) => setStatus(complete ? 'complete' : 'incomplete'),
    }),
    h(ExpressCheckoutElement, {
      onReady: ({ availablePaymentMethods: wallets }) => wallets?.googlePay && setWallet('there'),
      onClick: ({ resolve }) => resolve(),
      onCancel: () => setWallet('closed'),
      onConfirm: ({ billingDetails }) => {
        setWallet(`of ${billingDetails?.name} ${billingDetails?.email}`)
        void pay()
      },
    }),
    h('output', null, `wallet ${wallet}`),
    h('button', null, 'Pay'),
    h('p', { role: 'status' }, status),
  )
}

const root = document.getElementById('shop')
const appearance = { variables: { colorPrimary: '#8b1a1a', borderRadius: '12px' } }
if (root) {
  const options = { clientSecret, locale, appearance } as const
  createRoot(root).render(h(Elements, { stripe: stripePromise, options }, h(Checkout)))
}
