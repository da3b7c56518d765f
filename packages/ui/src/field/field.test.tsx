import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import { CheckboxField, SwitchField } from '../checkbox-field/checkbox-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { PhoneField } from '../phone-field/phone-field.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'

it('ties label, hint and error to the control', () => {
  render(<TextField label="Age" hint="In years" error="Age must be a number" />)
  const input = screen.getByRole('textbox', { name: 'Age' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'In years',
    'Age must be a number',
  ])
})

it('has no description without hint and error', () => {
  render(<TextField label="Name" />)
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

it('keeps the typed text of a number until it is checked', async () => {
  render(<NumberField label="Age" />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Age' })
  await userEvent.type(input, '1e4')
  expect(input.value).toBe('1e4')
  expect(input.inputMode).toBe('numeric')
})

it('takes a phone number in two parts', async () => {
  const countryChange = vi.fn<(code: string) => void>()
  render(<Phone onCountryChange={countryChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'WhatsApp' }), '11987')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prefix' }), 'US')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'WhatsApp' }).value).toBe('11987')
  expect(countryChange).toHaveBeenCalledWith('US')
})

it('shows an empty first option until one is selected', async () => {
  const options = [{ value: 'birthday', label: 'Birthday' }]
  render(<Select label="Occasion" placeholder="Choose one" options={options} defaultValue="" />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Occasion' })
  expect(select.value).toBe('')
  await userEvent.selectOptions(select, 'birthday')
  expect(select.value).toBe('birthday')
})

it('is ticked by a press on its label', async () => {
  render(<CheckboxField label="I accept" error="Please accept" />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept' })
  await userEvent.click(screen.getByText('I accept'))
  expect(box.checked).toBe(true)
  expect(box.getAttribute('aria-invalid')).toBe('true')
})

it('breaks no rule of accessibility', async () => {
  const { container } = render(
    <form>
      <TextField label="Name" hint="As it is spoken" error="Child name is required" optional="optional" />
      <Phone onCountryChange={() => undefined} />
      <Select label="Occasion" options={[{ value: 'a', label: 'A' }]} />
      <CheckboxField label="I accept" />
      <SwitchField label="Write it for me" hint="From your notes" />
    </form>,
  )
  await expectAccessible(container)
})

function Phone({ onCountryChange }: { onCountryChange: (code: string) => void }) {
  const [number, setNumber] = useState('')
  return (
    <PhoneField
      label="WhatsApp"
      prefixLabel="Prefix"
      prefixes={[
        { code: 'BR', prefix: '55', name: 'Brazil' },
        { code: 'US', prefix: '1', name: 'United States' },
      ]}
      country="BR"
      number={number}
      onCountryChange={onCountryChange}
      onNumberChange={setNumber}
    />
  )
}
