import { Trans, useLingui } from '@lingui/react/macro'
import { cleanLine } from '@recadinho/contracts/one-line'
import { Button } from '@recadinho/ui/button'
import { CheckIcon } from '@recadinho/ui/icon'
import { TextField } from '@recadinho/ui/text-field'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useRef, useState, type KeyboardEvent } from 'react'
import { OfferEnd } from '../../components/orders/offer-end.tsx'
import { promoErrorText } from '../../lib/promo-codes/refusal.ts'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import * as css from './promo-field.css.ts'
import type { Promo } from './use-promo.ts'

/** The field for a promo code, or the applied code with a button to remove it. */
export function PromoField({ promo }: { promo: Promo }) {
  const { t, i18n } = useLingui()
  const tag = useLanguageTag()
  const [typed, setTyped] = useState('')
  const [issue, setIssue] = useState<string>()
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const focusOn = (selector: string) =>
    requestAnimationFrame(() => container.current?.querySelector<HTMLElement>(selector)?.focus())

  const apply = async () => {
    const code = cleanLine(typed)
    setIssue(undefined)
    const valid = /^[A-Za-z0-9_-]{1,40}$/.test(code)
    if (!valid) setIssue(t`Please enter the code`)
    else if (await promo.apply(code)) {
      setTyped('')
      focusOn('button')
      return
    }
    // The error is below the field, where the pay bar may cover it.
    requestAnimationFrame(() => container.current?.scrollIntoView({ block: 'nearest' }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter applies the code; it does not pay.
    event.preventDefault()
    void apply()
  }
  const remove = () => {
    promo.remove()
    setOpen(true)
    focusOn('input')
  }

  const error = issue ?? (promo.error ? promoErrorText(i18n, promo.error, tag) : undefined)
  if (promo.applied) {
    const { code, discountPercentage } = promo.applied
    return (
      <div ref={container} className={css.applied}>
        <CheckIcon />
        <p className={css.words}>
          <Trans>
            Code <strong>{code}</strong> gives you {discountPercentage}% off
          </Trans>
          {promo.end && (
            <span className={css.end}>
              <OfferEnd until={promo.end.at} offset={promo.end.offset} />
            </span>
          )}
        </p>
        <span className={css.off}>
          <Button variant="subtle" size="sm" onClick={remove}>
            <Trans>Remove</Trans>
            <VisuallyHidden> {code}</VisuallyHidden>
          </Button>
        </span>
      </div>
    )
  }
  if (!open && error === undefined)
    return (
      <div ref={container} className={css.closed}>
        <Button
          variant="subtle"
          size="sm"
          onClick={() => {
            setOpen(true)
            focusOn('input')
          }}
        >
          <Trans>I have a promo code</Trans>
        </Button>
      </div>
    )
  return (
    <div ref={container} className={css.row}>
      <TextField
        id="promoCode"
        label={t`Promo code`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        error={error}
      />
      <div className={css.button}>
        <Button variant="secondary" loading={promo.checking} onClick={() => void apply()}>
          <Trans>Apply</Trans>
        </Button>
      </div>
    </div>
  )
}
