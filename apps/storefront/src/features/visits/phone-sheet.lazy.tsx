import { Text } from '@recadinho/ui/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@recadinho/contracts/client'
import { IconButton } from '@recadinho/ui/button'
import { phonePrefixes } from '@recadinho/i18n/calling-codes'
import { usualCountry } from '@recadinho/i18n/locales'
import { CheckIcon, CloseIcon } from '@recadinho/ui/icon'
import { PhoneField } from '@recadinho/ui/phone-field'
import { useMemo, useState, type SubmitEvent } from 'react'
import { serverMessage } from '../../lib/api/error-text.ts'
import { toasts } from '../../lib/api/toasts.ts'
import { useChangeDraft } from '../../lib/draft/draft-atom.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import * as css from './phone-sheet.css.ts'
import type { Access } from './use-access.ts'

/** §4, user access: a number registers the visit; the close button makes it anonymous. */
export default function PhoneSheetForm({ answer }: Pick<Access, 'answer'>) {
  const { t, i18n } = useLingui()
  const { locale, country: marketCountry } = useMarket()
  const changeDraft = useChangeDraft()
  const prefixes = useMemo(() => phonePrefixes(locale), [locale])
  const [country, setCountry] = useState(usualCountry(locale, marketCountry))
  const [number, setNumber] = useState('')
  const [invalid, setInvalid] = useState(false)
  const [busy, setBusy] = useState<'number' | 'anonymous'>()

  const register = async (phone: string, kind: 'number' | 'anonymous') => {
    setBusy(kind)
    try {
      await answer(phone)
      if (kind === 'number') changeDraft({ whatsappNumber: number, whatsappCountry: country })
    } catch (error) {
      setBusy(undefined)
      showError(refusalText(error, kind))
    }
  }
  const showError = (description: string) => {
    toasts.show({ variant: 'destructive', title: t`Error registering access`, description })
  }
  // §8, verbatim in Portuguese.
  const refusalText = (error: unknown, kind: 'number' | 'anonymous') => {
    if (!(error instanceof ApiError))
      return t`An error occurred while trying to register your access. Try again later.`
    const said = serverMessage(i18n, error)
    if (said !== '') return said
    return kind === 'number'
      ? t`We could not register your number. Try again.`
      : t`We could not register your access. Try again.`
  }
  const submit = async () => {
    // Loaded on demand: it is as large as the rest of the step.
    const rules = await import('@recadinho/i18n/phone').catch(() => undefined)
    if (!rules) return showError(t`An error occurred while trying to register your access. Try again later.`)
    const digits = rules.phoneDigits(number, country)
    setInvalid(digits === undefined)
    if (digits !== undefined) await register(digits, 'number')
    return undefined
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <section aria-labelledby="phone-title" className={css.sheet}>
      <div className={css.head}>
        <div>
          <h2 id="phone-title" className={css.title}>
            <Trans>Where can we reach you?</Trans>
          </h2>
          <Text size="xs" tone="muted">
            <Trans>Optional: with your number, we can help if something goes wrong.</Trans>
          </Text>
        </div>
        <IconButton
          size="sm"
          label={t`Continue without a number`}
          icon={<CloseIcon />}
          loading={busy === 'anonymous'}
          onClick={() => void register('anonymous', 'anonymous')}
        />
      </div>
      <form noValidate onSubmit={onSubmit} className={css.form}>
        <PhoneField
          label={t`Phone number`}
          labelHidden
          placeholder={t`Your number`}
          prefixes={prefixes}
          prefixLabel={t`Country code`}
          country={country}
          number={number}
          onCountryChange={(selected) => {
            setCountry(selected)
            setInvalid(false)
          }}
          onNumberChange={(typed) => {
            setNumber(typed)
            setInvalid(false)
          }}
          error={invalid && t`Valid phone number is required`}
        />
        <IconButton
          type="submit"
          variant="secondary"
          label={t`Save my number`}
          icon={<CheckIcon />}
          loading={busy === 'number'}
        />
      </form>
    </section>
  )
}
