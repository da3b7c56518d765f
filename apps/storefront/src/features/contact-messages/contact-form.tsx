import { useErrorFocus } from '@recadinho/ui/focus'
import { onceSent } from '@recadinho/ui/form'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { reportMeasured } from '../../lib/tracking/report-measured.ts'
import { FormErrors } from '../../components/form-errors.tsx'
import { useShop } from '../../lib/use-shop.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { refusedFields, useAppForm } from '../../lib/form.ts'
import { takeOver } from '../../lib/take-over.ts'
import { useCharactersLeft } from '../../lib/orders/use-characters-left.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { collect, forgetWords, keepWords, keptWords } from './kept-words.ts'
import { messageMax, trimmed, wrongFields, type MessageField, type MessageForm } from './validate-message.ts'
import * as css from './contact-page.css.ts'

const empty: MessageForm = { fullName: '', email: '', subject: '', message: '' }

/** The contact form. Input survives a failed submission, a visit to another page, and a reload. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { t, i18n } = useLingui()
  const { api, locale } = useShop()
  const hydrated = useHydrated()
  const charactersLeft = useCharactersLeft()
  const [early] = useState(typedEarly)
  const [kept] = useState(() => ({ ...empty, ...keptWords(), ...early }))
  const element = useRef<HTMLFormElement>(null)
  const { summary, focusSummary } = useErrorFocus()
  const sending = useMutation({
    mutationFn: (message: MessageForm) =>
      api.call('createContactMessage', { body: { ...trimmed(message), locale } }),
    onSuccess: () => {
      reportMeasured('Contact', { content_name: 'contact', content_type: 'page' })
      forgetWords()
      onSent()
    },
  })
  const texts: Record<MessageField, string> = {
    fullName: t`Enter your name (2 to 100 characters)`,
    email: t`Enter an email address we can reply to`,
    subject: t`Enter a subject (3 to 150 characters)`,
    message: t`Enter a message (10 to 4,000 characters)`,
  }
  const form = useAppForm({
    ...onceSent,
    formId: 'contact',
    // Stored input appears after hydration; the prerendered page has none.
    defaultValues: hydrated ? kept : empty,
    validators: {
      onDynamic: ({ value }) =>
        refusedFields(Object.fromEntries(wrongFields(value).map((field) => [field, texts[field]]))),
    },
    listeners: { onChange: ({ formApi }) => keepWords(formApi.state.values) },
    onSubmit: ({ value }) => sending.mutate(value),
    onSubmitInvalid: focusSummary,
  })

  useEffect(() => {
    if (!hydrated) return
    keepWords(early)
    // After the fields show the stored input: an early submit is then repeated with it.
    queueMicrotask(() => takeOver(element.current))
  }, [hydrated, early])

  const submit = (event: SubmitEvent) => {
    // Until what was entered early has been taken, the early script keeps the submit, and repeats it then.
    if (!hydrated) return
    event.preventDefault()
    void form.handleSubmit()
  }
  return (
    // Outside a dialog this method does nothing: submitted before any script runs, the form keeps its input.
    <form ref={element} noValidate method="dialog" onSubmit={submit} className={css.form}>
      <FormErrors form={form} ref={summary} />
      {sending.isError && (
        <Callout tone="danger" announce="alert" title={<Trans>Your message wasn't sent</Trans>}>
          {errorText(i18n, sending.error)}
        </Callout>
      )}
      <form.AppField name="fullName">
        {(field) => <field.FormTextField label={t`Full name`} autoComplete="name" />}
      </form.AppField>
      <form.AppField name="email">
        {(field) => (
          <field.FormTextField label={t`Email`} type="email" inputMode="email" autoComplete="email" />
        )}
      </form.AppField>
      <form.AppField name="subject">
        {(field) => <field.FormTextField label={t`Subject`} autoComplete="off" />}
      </form.AppField>
      <form.AppField name="message">
        {(field) => (
          <field.FormTextArea
            label={t`Message`}
            rows={7}
            max={messageMax}
            used={Array.from(field.state.value.trim()).length}
            count={charactersLeft}
          />
        )}
      </form.AppField>
      <div>
        <Button type="submit" size="lg" wide="phone" loading={sending.isPending}>
          <Trans>Send message</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The values of the prerendered fields, filled in before the app ran. */
function typedEarly(): Partial<MessageForm> {
  if (typeof document === 'undefined') return {}
  return collect((field) => {
    const box = document.getElementById(`contact-${field}`)
    return box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement ? box.value : ''
  })
}
