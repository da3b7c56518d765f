import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Dialog } from '@recadinho/ui/dialog'
import { PhoneField } from '@recadinho/ui/phone-field'
import { useMemo, useState, type SubmitEvent } from 'react'
import { serverMessage } from '../../lib/api/error-text.ts'
import { phonePrefixes, usualCountry } from '../../lib/api/phone-prefixes.ts'
import { toasts } from '../../lib/api/toasts.ts'
import { changeDraft } from '../../lib/draft/store.ts'
import { useMarket } from '../../lib/use-market.ts'
import { registerVisit, reportVisit, type VisitRefused } from '../../lib/visit.ts'

/**
 * §4, user access: a number registers the visit, going on without one makes it anonymous. One of the two is required.
 */
export default function PhoneDialog({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui()
  const { locale, country: marketCountry } = useMarket()
  const prefixes = useMemo(() => phonePrefixes(locale), [locale])
  const [country, setCountry] = useState(usualCountry(locale, marketCountry))
  const [number, setNumber] = useState('')
  const [invalid, setInvalid] = useState(false)
  const [busy, setBusy] = useState<'number' | 'anonymous'>()

  const register = async (phone: string, kind: 'number' | 'anonymous') => {
    setBusy(kind)
    try {
      const id = await registerVisit(phone)
      // §8: the visitor does not see this failure.
      reportVisit(id, kind === 'number' ? 'completed' : 'anonymous').catch(console.info)
      if (kind === 'number') changeDraft({ whatsappNumber: number, whatsappCountry: country })
      onDone()
    } catch (error) {
      setBusy(undefined)
      showError(refusalText(error, kind))
    }
  }
  const showError = (description: string) => {
    toasts.show({ variant: 'destructive', title: t`Error registering access`, description })
  }
  // §8, word for word in Portuguese.
  const refusalText = (error: unknown, kind: 'number' | 'anonymous') => {
    if (!isRefusal(error)) return t`An error occurred while trying to register your access. Try again later.`
    const said = serverMessage(i18n, error.body)
    if (said !== '') return said
    return kind === 'number'
      ? t`We could not register your number. Try again.`
      : t`We could not register your access. Try again.`
  }
  const submit = async () => {
    // Loaded when it is needed: it is as large as the rest of the step.
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
    <Dialog
      open
      onOpenChange={() => {}}
      dismissible={false}
      title={<Trans>Where can we reach you?</Trans>}
      description={
        <Trans>
          With your number, we can help if something goes wrong with your order. You can also continue without
          it.
        </Trans>
      }
      footer={
        <>
          <Button
            variant="secondary"
            loading={busy === 'anonymous'}
            onClick={() => void register('anonymous', 'anonymous')}
          >
            <Trans>Continue without a number</Trans>
          </Button>
          <Button type="submit" form="phone-access" loading={busy === 'number'}>
            <Trans>Save my number</Trans>
          </Button>
        </>
      }
    >
      <form id="phone-access" noValidate onSubmit={onSubmit}>
        <PhoneField
          label={t`Phone number`}
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
      </form>
    </Dialog>
  )
}

const isRefusal = (error: unknown): error is VisitRefused => error instanceof Error && 'body' in error
