// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeSpeech, fakeVoices } from '../../../../test/fake-speech.ts'
import { inShop } from '../../../../test/in-shop.tsx'
import { storeMarket } from '../../../lib/market/market.ts'
import HearName from './hear-name.lazy.tsx'

const speaker = { voice: { pitch: 100, rate: 100 }, picture: 'princess-amara' }
let device: ReturnType<typeof fakeSpeech>
beforeEach(() => {
  device = fakeSpeech()
  const portuguese = { name: 'Test', lang: 'pt-BR' }
  const listed = Object.assign(new EventTarget(), { getVoices: () => [...fakeVoices, portuguese] })
  vi.stubGlobal('speechSynthesis', Object.assign(listed, speechSynthesis))
})
afterEach(cleanup)

/** The name with the field for how to say it, as in the form. */
function Form({ name: first }: { name: string }) {
  const [name, setName] = useState(first)
  const [hint, setHint] = useState('')
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input aria-label="How to say it" value={hint} onChange={(event) => setHint(event.target.value)} />
      <HearName name={name} hint={hint} onSelect={setHint} speaker={speaker} />
    </>
  )
}

async function draw(name: string, locale: 'en' | 'pt' = 'en') {
  storeMarket({ locale })
  const { wrapper } = await inShop({ locale })
  render(<Form name={name} />, { wrapper })
}
const nameField = () => screen.getByLabelText('Name')
const field = () => screen.getByLabelText<HTMLInputElement>('How to say it')
const group = () => screen.findByRole('radiogroup')
const sayingNames = async () =>
  within(await group())
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent)
const pick = async (saying: string) =>
  userEvent.click(within(await group()).getByRole('radio', { name: saying }))

test('a name is heard in up to three ways, and the way that is selected is how to say it', async () => {
  await draw('Caoimhe')
  expect(await sayingNames()).toEqual(['Caoimhe', 'Keeva', 'Kweeva'])
  await pick('Kweeva')
  expect(field().value).toBe('Kweeva')
  await pick('Keeva')
  expect(field().value).toBe('Keeva')
  await pick('Caoimhe')
  expect(field().value).toBe('')
  expect(device.queue.map(({ text }) => text)).toEqual(['Kweeva', 'Keeva', 'Caoimhe'])
})

test('what the buyer wrote stays on offer beside what is known', async () => {
  await draw('Joao', 'pt')
  expect(await sayingNames()).toEqual(['Joao', 'João'])
  await userEvent.type(field(), 'Joãozinho')
  expect(await sayingNames()).toEqual(['Joao', 'João', 'Joãozinho'])
  await pick('João')
  expect(field().value).toBe('João')
  await pick('Joãozinho')
  expect(field().value).toBe('Joãozinho')
})

test('a known way goes with its name, and what the buyer wrote stays', async () => {
  await draw('Caoimhe')
  await pick('Keeva')
  await userEvent.type(nameField(), ' Murphy')
  expect(field().value).toBe('Keeva')
  await userEvent.clear(nameField())
  await userEvent.type(nameField(), 'Olivia')
  expect(field().value).toBe('')

  await userEvent.type(field(), 'Ollie')
  await userEvent.type(nameField(), ' Jane')
  expect(field().value).toBe('Ollie')
})

test('a name that every voice reads well is only heard', async () => {
  await draw('Olivia')
  await userEvent.click(screen.getByRole('button', { name: 'Hear the name' }))
  expect(device.queue.map(({ text }) => text)).toEqual(['Olivia'])
  expect(screen.queryByRole('radiogroup')).toBeNull()
})
