import { useLingui } from '@lingui/react/macro'
import type { Money } from '@recadinho/contracts/common'
import { Text } from '@recadinho/ui/text'
import { TextField } from '@recadinho/ui/text-field'
import { useId, useImperativeHandle, useState, type Ref } from 'react'
import type { InlineOption } from '../../../lib/payments/checkout-routes.ts'
import type { CardForm, TokenForm } from '../../../lib/payments/pay-order.ts'
import { CardFormAbsent, type CardFormHelp } from './card-form-state.tsx'
import { formatCpf, readCpf } from '../../../lib/payments/cpf.ts'
import { requestMercadoPagoAgain, wrongFields, type SecureFieldName } from './load-mercado-pago.ts'
import { SecureBox } from './secure-box.tsx'
import * as css from './token-section.css.ts'
import { useCardKind, type KnownKind } from './use-card-kind.ts'
import { useSecureFields } from './use-secure-fields.ts'

export interface TokenSectionProps {
  option: InlineOption
  total: Money
  /** The number of installments. */
  count: number
  help: CardFormHelp
  /** Pays with the entered card; `null` until the form is there. */
  ref: Ref<CardForm | null>
}

/** Mercado Pago's card form: the card is entered into its iframes and becomes a token. */
export default function TokenSection(props: TokenSectionProps) {
  const [attempt, setAttempt] = useState(0)
  const again = () => {
    if (!requestMercadoPagoAgain(props.option)) setAttempt((count) => count + 1)
  }
  return <Form {...props} onAgain={again} key={attempt} />
}

function Form({ option, total, count, help, ref, onAgain }: TokenSectionProps & { onAgain: () => void }) {
  const { t } = useLingui()
  const prefix = useId()
  const [holder, setHolder] = useState('')
  const [cpf, setCpf] = useState('')
  const [sent, setSent] = useState(false)
  const { kind, look, lookAgain } = useCardKind(total)
  const secure = useSecureFields(option, prefix, look)
  const { mercadoPago, state, focused, wrong, mark, names, focus, emptyFields } = secure
  const ids = { holder: `${prefix}holder`, cpf: `${prefix}cpf` }
  // Whether the card can pay in the shown number of installments; otherwise the buyer must change it.
  const splits = (known: KnownKind) =>
    typeof known !== 'object' || count === 1 || known.counts.includes(count)

  const refuse = (fields: readonly SecureFieldName[]): 'unfinished' => {
    for (const name of fields) mark(name, true)
    if (fields[0]) focus(fields[0])
    return 'unfinished'
  }
  const form: TokenForm = {
    async validate() {
      setSent(true)
      const empty = emptyFields()
      const first = holder.trim() === '' ? ids.holder : readCpf(cpf) === undefined ? ids.cpf : undefined
      if (empty.length > 0) refuse(empty)
      else if (!splits(kind)) refuse(['cardNumber'])
      else if (first) document.getElementById(first)?.focus()
      return empty.length === 0 && splits(kind) && first === undefined
    },
    focus: () => focus('cardNumber'),
    async makeToken() {
      const identificationNumber = readCpf(cpf)
      if (!mercadoPago || !identificationNumber) return 'unfinished'
      const cardholderName = holder.trim()
      let token: { id: string } | undefined
      try {
        token = await mercadoPago.fields.createCardToken({
          cardholderName,
          identificationType: 'CPF',
          identificationNumber,
        })
      } catch (error) {
        const fields = wrongFields(error)
        if (fields) return refuse(fields)
        throw error
      }
      const known = typeof kind === 'object' ? kind : await lookAgain()
      if (known === 'refused' || !splits(known)) return refuse(['cardNumber'])
      if (!token || known === 'unknown') throw new Error('Mercado Pago does not say what card this is')
      const { brand, issuerId } = known
      return { token: token.id, brand, installments: count, ...(issuerId ? { issuerId } : {}) }
    },
  }
  useImperativeHandle<CardForm | null, CardForm | null>(ref, () => (state === 'ready' ? form : null))

  if (state === 'failed') return <CardFormAbsent {...help} failed onAgain={onAgain} />
  const errors: Record<SecureFieldName, string> = {
    cardNumber:
      kind === 'refused'
        ? t`We don't accept this card here. Try another one.`
        : splits(kind)
          ? t`Check the card number.`
          : t`This card can't be split into ${count} installments. Choose fewer, or use another card.`,
    expirationDate: t`Check the expiry date.`,
    securityCode: t`Check the security code.`,
  }
  const box = (name: SecureFieldName) => (
    <SecureBox
      id={`${prefix}${name}`}
      label={names[name]}
      focused={focused === name}
      error={
        (wrong[name] || (name === 'cardNumber' && (kind === 'refused' || !splits(kind)))) && errors[name]
      }
    />
  )
  return (
    <div className={css.slot} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <div className={css.skeleton}>
          <CardFormAbsent {...help} failed={false} onAgain={onAgain} />
        </div>
      )}
      <div className={`${css.fields} ${css.shown[state === 'ready' ? 'yes' : 'no']}`}>
        {option.sandbox && (
          <Text size="sm" tone="muted">
            {t`To test: card 4235 6477 2802 5682, CPF 123.456.789-09, and the name APRO to approve, FUND to decline or CONT to leave pending.`}
          </Text>
        )}
        {box('cardNumber')}
        <div className={css.pair}>
          {box('expirationDate')}
          {box('securityCode')}
        </div>
        <TextField
          id={ids.holder}
          label={t`Name on the card`}
          autoComplete="cc-name"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
          required
          value={holder}
          onChange={(event) => setHolder(event.target.value)}
          error={
            sent && holder.trim() === '' ? t`Please enter the name as it appears on the card` : undefined
          }
        />
        <TextField
          id={ids.cpf}
          label={t`Cardholder's CPF`}
          hint={t`Mercado Pago requires it. It goes straight to them; we never store it.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          required
          value={cpf}
          onChange={(event) => setCpf(formatCpf(event.target.value))}
          error={sent && readCpf(cpf) === undefined ? t`Please enter a valid CPF` : undefined}
        />
      </div>
    </div>
  )
}
