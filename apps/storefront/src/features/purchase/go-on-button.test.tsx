// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { storeMarket } from '../../lib/market/market.ts'
import { inShop } from '../../../test/in-shop.tsx'
import { GoOnButton } from './go-on-button.tsx'
import { PersonalizationForm } from './personalization-form.tsx'
import { usePersonalization } from './use-personalization.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

async function draw(locale: 'en' | 'pt') {
  storeMarket({ locale, country: 'BR' })
  Element.prototype.scrollIntoView = () => undefined
  const { wrapper } = await inShop({ locale })
  const done = vi.fn<() => void>()
  render(<Step done={done} />, { wrapper })
  return done
}

function Step({ done }: { done: () => void }) {
  const personalization = usePersonalization('p', done)
  return (
    <>
      <PersonalizationForm id="p" personalization={personalization} />
      <GoOnButton formId="p" form={personalization.form} next={personalization.next} />
    </>
  )
}

test.each([
  [
    'en',
    ['Add the name', 'Add the age', 'Check the age', 'Add your message', 'Add your number', 'Go to checkout'],
    ["Child's name", 'Age', 'What should the character know?', 'WhatsApp number'],
  ],
  [
    'pt',
    [
      'Falta o nome',
      'Falta a idade',
      'Confira a idade',
      'Falta o recado',
      'Falta o seu número',
      'Ir ao pagamento',
    ],
    ['Nome da criança', 'Idade', 'O que o personagem precisa saber?', 'Número do WhatsApp'],
  ],
] as const)(
  'the button names one missing thing at a time and leads to it: %s',
  async (locale, names, labels) => {
    const done = await draw(locale)
    const [name, age, notes, phone] = labels.map((label) => screen.getByLabelText(label))
    if (!name || !age || !notes || !phone) throw new Error('A field is missing')
    const press = async (label: string, field: HTMLElement) => {
      await userEvent.click(await screen.findByRole('button', { name: label }))
      await waitFor(() => expect(document.activeElement).toBe(field))
      expect(field.getAttribute('aria-invalid')).toBe('true')
    }
    await press(names[0], name)
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1)
    await userEvent.type(name, 'Bia')
    expect(name.getAttribute('aria-invalid')).toBeNull()
    await press(names[1], age)
    await userEvent.type(age, '131')
    await press(names[2], age)
    await userEvent.clear(age)
    await userEvent.type(age, '6')
    await press(names[3], notes)
    await userEvent.type(notes, 'Bia')
    await press(names[4], phone)
    expect(done).not.toHaveBeenCalled()
    await userEvent.type(phone, '11987654321')
    await userEvent.click(await screen.findByRole('button', { name: names[5] }))
    await waitFor(() => expect(done).toHaveBeenCalledOnce())
  },
)
