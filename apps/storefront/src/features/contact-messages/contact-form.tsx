import { useErrorFocus } from '@recadinho/ui/focus'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { TextArea } from '@recadinho/ui/text-area'
import { TextField } from '@recadinho/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { ErrorSummary } from '../../components/error-summary.tsx'
import { api } from '../../lib/api/client.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { takeOver } from '../../lib/take-over.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useMarket } from '../../lib/use-market.ts'
import { collect, forgetWords, keepWords, keptWords } from './kept-words.ts'
import { bounds, trimmed, validateMessage, type MessageField, type MessageForm } from './validate-message.ts'
import * as css from './contact-page.css.ts'

const empty: MessageForm = { fullName: '', email: '', subject: '', message: '' }

/** The contact form. What is typed survives a failed sending, a visit to another page, and a reload. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { t, i18n } = useLingui()
  const { locale } = useMarket()
  const hydrated = useHydrated()
  const [early] = useState(typedEarly)
  const [typed, setTyped] = useState<Partial<MessageForm>>(() => ({ ...keptWords(), ...early }))
  const form = hydrated ? { ...empty, ...typed } : empty
  const [tried, setTried] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { summary, focusSummary } = useErrorFocus()
  const sending = useMutation({
    mutationFn: () => api.call('createContactMessage', { body: { ...trimmed(form), locale } }),
    onSuccess: () => {
      forgetWords()
      onSent()
    },
  })

  const issues = validateMessage(form)
  const texts: Record<MessageField, string> = {
    fullName: t`Enter your name (2 to 100 characters)`,
    email: t`Enter an email address we can reply to`,
    subject: t`Enter a subject (3 to 150 characters)`,
    message: t`Enter a message (10 to 4,000 characters)`,
  }
  const error = (field: MessageField) => tried && issues[field] && texts[field]
  const refused = tried ? (Object.keys(issues) as MessageField[]) : [] // the keys of issues
  const change = (field: MessageField) => (event: { target: { value: string } }) => {
    const words = { [field]: event.target.value }
    setTyped((before) => ({ ...before, ...words }))
    keepWords(words)
  }

  useEffect(() => {
    if (!hydrated) return
    keepWords(early)
    takeOver(element.current)
  }, [hydrated, early])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(issues).length === 0) sending.mutate()
    else focusSummary()
  }
  return (
    // Outside a dialog this method does nothing: sent before any script runs, the form stays as typed.
    <form ref={element} noValidate method="dialog" onSubmit={submit} className={css.form}>
      <ErrorSummary
        ref={summary}
        errors={refused.map((field) => ({ fieldId: `contact-${field}`, text: texts[field] }))}
      />
      {sending.isError && (
        <Callout tone="danger" announce="alert" title={<Trans>Your message wasn't sent</Trans>}>
          {errorText(i18n, sending.error)}
        </Callout>
      )}
      <TextField
        id="contact-fullName"
        label={t`Full name`}
        autoComplete="name"
        value={form.fullName}
        onChange={change('fullName')}
        error={error('fullName')}
      />
      <TextField
        id="contact-email"
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={form.email}
        onChange={change('email')}
        error={error('email')}
      />
      <TextField
        id="contact-subject"
        label={t`Subject`}
        autoComplete="off"
        value={form.subject}
        onChange={change('subject')}
        error={error('subject')}
      />
      <TextArea
        id="contact-message"
        label={t`Message`}
        rows={7}
        value={form.message}
        onChange={change('message')}
        max={bounds.message[1]}
        used={Array.from(form.message.trim()).length}
        count={(left) => t`${plural(left, { one: '# character left', other: '# characters left' })}`}
        error={error('message')}
      />
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
