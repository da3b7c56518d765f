import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentMethod, PaymentOption } from '@recadinho/contracts/catalog'
import { CardIcon, QrCodeIcon } from '@recadinho/ui/icon'
import { RadioCards } from '@recadinho/ui/radio-cards'

export interface MethodChoiceProps {
  options: readonly PaymentOption[]
  method: PaymentMethod
  onChange: (method: PaymentMethod) => void
}

/** Card or PIX, as far as this order can be paid so. */
export function MethodChoice({ options, method, onChange }: MethodChoiceProps) {
  const { t } = useLingui()
  if (options.length < 2) return null
  const offered = new Set(options.map(({ method }) => method))
  const cards = [
    {
      value: 'card' as const,
      title: t`Card`,
      description: <Trans>Credit or debit</Trans>,
      media: <CardIcon size="lg" />,
    },
    {
      value: 'pix' as const,
      title: 'PIX',
      description: <Trans>Paid in seconds</Trans>,
      media: <QrCodeIcon size="lg" />,
    },
  ]
  return (
    <RadioCards
      legend={t`How would you like to pay?`}
      name="method"
      value={method}
      onChange={onChange}
      columns={{ phone: 1, desktop: 2 }}
      options={cards.filter(({ value }) => offered.has(value))}
    />
  )
}
