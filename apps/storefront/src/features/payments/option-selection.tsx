import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import { providers, type Gateway } from '@recadinho/contracts/filters'
import { CardIcon, ExternalIcon, LinkIcon } from '@recadinho/ui/icon'
import { Stack } from '@recadinho/ui/layout'
import { PaymentMarks, type PaymentMark } from '@recadinho/ui/payment-marks'
import { RadioCards, type RadioCard } from '@recadinho/ui/radio-cards'
import { Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { mostInstallments, type PaymentChoice } from '../../lib/payments/payment-choice.ts'

export interface OptionSelectionProps {
  choices: readonly PaymentChoice[]
  choice: PaymentChoice
  currency: string
  /** Shows all options: in groups, each with its provider in small print. */
  grouped: boolean
  onChange: (choice: PaymentChoice) => void
}

/** The payment options of this order. */
export function OptionSelection({ choices, choice, currency, grouped, onChange }: OptionSelectionProps) {
  const { t } = useLingui()
  if (choices.length < 2) return null
  const cards = (legend: string, some: readonly PaymentChoice[]) =>
    some.length > 0 && (
      <RadioCards
        legend={legend}
        name="option"
        value={choice.key}
        onChange={(key) => {
          const selected = choices.find((each) => each.key === key)
          if (selected) onChange(selected)
        }}
        options={some.map((each) => ({ value: each.key, ...looksOf(each, currency, grouped) }))}
      />
    )
  if (!grouped) return cards(t`How would you like to pay?`, choices)
  const group = (of: Group) => choices.filter(({ options }) => groupOf(options[0]) === of)
  return (
    <Stack gap={5}>
      {cards('PIX', group('pix'))}
      {cards(t`Card`, group('card'))}
      {cards(t`Other ways to pay`, group('other'))}
    </Stack>
  )
}

type Group = 'pix' | 'card' | 'other'
const groupOf = ({ flow, method }: PaymentOption): Group => (flow === 'link' ? 'other' : method)

const brands: Partial<Record<Gateway, string>> = providers

type Looks = Pick<RadioCard<string>, 'title' | 'description' | 'media' | 'aside'>

function looksOf(choice: PaymentChoice, currency: string, withProvider: boolean): Looks {
  const [{ gateway, method, flow }] = choice.options
  const most = mostInstallments(choice)
  const provider = withProvider && brands[gateway]
  const words = (text: ReactNode) => (
    <>
      {text}
      {provider && (
        <Text as="small" size="xs">
          {` · ${provider}`}
        </Text>
      )}
    </>
  )
  switch (flow) {
    case 'inline':
      return {
        title:
          withProvider && most > 1 ? <Trans>Card, in up to {most} installments</Trans> : <Trans>Card</Trans>,
        description: words(
          most === 1 ? (
            <Trans>Credit or debit</Trans>
          ) : withProvider ? (
            <Trans>No interest</Trans>
          ) : (
            <Trans>Credit or debit, in up to {most} installments with no interest</Trans>
          ),
        ),
        media: <CardIcon size="lg" />,
        aside: <PaymentMarks marks={acceptedCards(currency)} />,
      }
    case 'code':
      return {
        title: gateway === 'pix_key' ? <Trans>PIX, direct to our key</Trans> : 'PIX',
        description: words(
          gateway === 'pix_key' ? (
            <Trans>We confirm when your payment arrives</Trans>
          ) : (
            <Trans>Confirmed in seconds</Trans>
          ),
        ),
        media: <PixMark />,
      }
    case 'redirect':
      return {
        title: <Trans>Card, on a secure page</Trans>,
        description: words(<Trans>You come back here after paying</Trans>),
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

/** Beside a title that already says PIX. */
const PixMark = () => (
  <span aria-hidden="true">
    <PaymentMarks marks={['pix']} />
  </span>
)

/** Elo is a Brazilian card network. */
const acceptedCards = (currency: string): PaymentMark[] =>
  currency === 'BRL' ? ['visa', 'mastercard', 'elo', 'amex'] : ['visa', 'mastercard', 'amex']
