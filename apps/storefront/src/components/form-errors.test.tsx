// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useErrorFocus } from '@recadinho/ui/focus'
import { onceSent } from '@recadinho/ui/form'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { refusedFields, useAppForm } from '../lib/form.ts'
import { messages } from '../locales/en/order.po'
import { FormErrors } from './form-errors.tsx'

afterEach(cleanup)

function Form() {
  const { summary, focusSummary } = useErrorFocus()
  const form = useAppForm({
    ...onceSent,
    formId: 'find',
    defaultValues: { number: '', email: '' },
    validators: {
      onDynamic: ({ value }) =>
        refusedFields({
          number: !value.number && 'Enter the number',
          email: !value.email && 'Enter the email',
        }),
    },
    onSubmitInvalid: focusSummary,
  })
  return (
    <form onSubmit={(event) => (event.preventDefault(), void form.handleSubmit())}>
      <FormErrors form={form} ref={summary} />
      <form.AppField name="number">{(field) => <field.FormTextField label="Number" />}</form.AppField>
      <form.AppField name="email">{(field) => <field.FormTextField label="Email" />}</form.AppField>
      <button>Send</button>
    </form>
  )
}

test('what is wrong is summed up once sent, takes the focus each time, and leads to its field', async () => {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: messages } })}>
      <Form />
    </I18nProvider>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  const send = screen.getByRole('button', { name: 'Send' })
  fireEvent.click(send)
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Enter the number',
    'Enter the email',
  ])
  fireEvent.change(screen.getByLabelText('Number'), { target: { value: 'R-7K3M9Q' } })
  expect(screen.getAllByRole('link')).toHaveLength(1)
  send.focus()
  fireEvent.click(send)
  await waitFor(() => expect(document.activeElement).toBe(summary))
  Element.prototype.scrollIntoView = () => undefined
  fireEvent.click(screen.getByRole('link', { name: 'Enter the email' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})
