import { createFormHook } from '@tanstack/react-form'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import {
  fieldContext,
  formContext,
  FormCheckbox,
  FormChips,
  FormNumberField,
  FormPhoneField,
  FormSelect,
  FormTextArea,
  FormTextField,
  onceSent,
} from './form.tsx'

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    FormCheckbox,
    FormChips,
    FormNumberField,
    FormPhoneField,
    FormSelect,
    FormTextArea,
    FormTextField,
  },
  formComponents: {},
})

interface Child {
  name: string
  age: string
  notes: string
  agreed: boolean
  amount: string
  occasion: 'birthday' | 'easter' | null
  country: string
  phone: string
}
const empty: Child = {
  name: '',
  age: '',
  notes: '',
  agreed: false,
  amount: 'whole',
  occasion: null,
  country: 'BR',
  phone: '',
}
const prefixes = [
  { code: 'BR', prefix: '55', name: 'Brazil' },
  { code: 'PT', prefix: '351', name: 'Portugal' },
]

function Form({ onSubmit }: { onSubmit: (value: Child) => void }) {
  const form = useAppForm({
    ...onceSent,
    formId: 'child',
    defaultValues: empty,
    validators: {
      onDynamic: ({ value }) =>
        value.name === ''
          ? { fields: { name: 'Enter a name', age: { message: 'Enter an age' } } }
          : undefined,
    },
    onSubmit: ({ value }) => onSubmit(value),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <form.AppField name="name">{(field) => <field.FormTextField label="Name" />}</form.AppField>
      <form.AppField name="age">{(field) => <field.FormNumberField label="Age" />}</form.AppField>
      <form.AppField name="notes">{(field) => <field.FormTextArea label="Notes" max={10} />}</form.AppField>
      <form.AppField name="agreed">{(field) => <field.FormCheckbox label="I agree" />}</form.AppField>
      <form.AppField name="amount">
        {(field) => (
          <field.FormChips
            label="Amount"
            options={[
              { value: 'whole', label: 'All' },
              { value: 'part', label: 'Part' },
            ]}
          />
        )}
      </form.AppField>
      <form.AppField name="occasion">
        {(field) => (
          <field.FormSelect
            label="Occasion"
            placeholder="Choose"
            options={[
              { value: 'birthday', label: 'Birthday' },
              { value: 'easter', label: 'Easter' },
            ]}
          />
        )}
      </form.AppField>
      <form.AppField name="country">
        {(country) => (
          <form.AppField name="phone">
            {(field) => (
              <field.FormPhoneField
                label="Phone"
                prefixes={prefixes}
                prefixLabel="Country code"
                country={country.state.value}
                onCountryChange={country.handleChange}
              />
            )}
          </form.AppField>
        )}
      </form.AppField>
      <button>Send</button>
    </form>
  )
}

it('shows no error before it is sent, then each beside its field, and none once fixed', async () => {
  const onSubmit = vi.fn<(value: Child) => void>()
  const { container } = render(<Form onSubmit={onSubmit} />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.type(name, 'A')
  await userEvent.clear(name)
  expect(screen.queryByText('Enter a name')).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Enter a name')).toBeDefined()
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(name.getAttribute('aria-describedby')).toBe('child-name-error')
  expect(screen.getByText('Enter an age')).toBeDefined()
  await expectAccessible(container)
  await userEvent.type(name, 'Ana')
  expect(screen.queryByText('Enter a name')).toBeNull()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('sends what was typed, ticked and selected', async () => {
  const onSubmit = vi.fn<(value: Child) => void>()
  render(<Form onSubmit={onSubmit} />)
  await userEvent.tab()
  await userEvent.keyboard('Ana')
  await userEvent.tab()
  await userEvent.keyboard('7')
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Frogs')
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Part' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Occasion' }), 'easter')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'PT')
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '912345678')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: 'Ana',
      age: '7',
      notes: 'Frogs',
      agreed: true,
      amount: 'part',
      occasion: 'easter',
      country: 'PT',
      phone: '912345678',
    }),
  )
})
