import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import { CardIcon, ExternalIcon, LinkIcon, QrCodeIcon } from '@recadinho/ui/icon'
import { RadioCards } from '@recadinho/ui/radio-cards'
import type { ReactNode } from 'react'
import { optionKey } from './checkout-routes.ts'

export interface OptionSelectionProps {
  options: readonly PaymentOption[]
  option: PaymentOption
  onChange: (option: PaymentOption) => void
}

/** The payment options of this order. */
export function OptionSelection({ options, option, onChange }: OptionSelectionProps) {
  const { t } = useLingui()
  if (options.length < 2) return null
  return (
    <RadioCards
      legend={t`How would you like to pay?`}
      name="option"
      value={optionKey(option)}
      onChange={(key) => {
        const selected = options.find((each) => optionKey(each) === key)
        if (selected) onChange(selected)
      }}
      columns={{ phone: 1, desktop: 2 }}
      options={options.map((each) => ({ value: optionKey(each), ...looksOf(each) }))}
    />
  )
}

function looksOf({ gateway, method, flow, installments }: PaymentOption): {
  title: ReactNode
  description: ReactNode
  media: ReactNode
} {
  switch (flow) {
    case 'inline':
      if (installments > 1)
        return {
          title: <Trans>Card, in up to {installments} installments</Trans>,
          description: <Trans>No interest, with Mercado Pago</Trans>,
          media: <CardIcon size="lg" />,
        }
      return {
        title: <Trans>Card</Trans>,
        description: <Trans>Credit or debit</Trans>,
        media: <CardIcon size="lg" />,
      }
    case 'code':
      if (gateway === 'pix_key')
        return {
          title: <Trans>PIX, direct to our key</Trans>,
          description: <Trans>We confirm when your payment arrives</Trans>,
          media: <QrCodeIcon size="lg" />,
        }
      return {
        title: gateway === 'mercadopago' ? <Trans>PIX, with Mercado Pago</Trans> : 'PIX',
        description: <Trans>Confirmed in seconds</Trans>,
        media: <QrCodeIcon size="lg" />,
      }
    case 'redirect':
      return {
        title: <Trans>Card, on Stripe's page</Trans>,
        description: <Trans>You come back here after paying</Trans>,
        media: <ExternalIcon size="lg" />,
      }
    case 'link':
      break
  }
  return {
    title: method === 'pix' ? <Trans>Payment link (PIX)</Trans> : <Trans>Payment link (card)</Trans>,
    description: <Trans>Our team confirms it</Trans>,
    media: <LinkIcon size="lg" />,
  }
}
