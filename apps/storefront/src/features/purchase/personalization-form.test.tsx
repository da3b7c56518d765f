// @vitest-environment jsdom
import { formatAsTyped } from '@recadinho/i18n/phone'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { storeMarket } from '../../lib/market/market.ts'
import type { PersonalizationIssues } from '../../lib/draft/validate-personalization.ts'
import { inShop } from '../../../test/in-shop.tsx'
import { PersonalizationForm } from './personalization-form.tsx'
import type { Personalization } from './use-personalization.ts'

afterEach(cleanup)

async function draw(
  form: Partial<Personalization['form']> = {},
  issues: PersonalizationIssues = {},
  locale: 'en' | 'pt' = 'en',
) {
  // A market with the day before the month.
  storeMarket(locale === 'en' ? { locale, country: 'GB' } : { locale })
  const { wrapper } = await inShop({ locale })
  const change = vi.fn<Personalization['change']>()
  const empty = { childName: '', nameHint: '', otherChildren: [], childAge: '' }
  render(
    <PersonalizationForm
      id="p"
      personalization={{
        form: {
          ...empty,
          occasion: null,
          occasionDate: '',
          whatsappNumber: '',
          additionalNotes: '',
          unsaid: [],
          likeness: null,
          useAIVoice: true,
          ...form,
        },
        country: 'BR',
        issues,
        next: undefined,
        summary: createRef<HTMLDivElement>(),
        change,
        pickCountry: () => undefined,
        beginNumber: () => undefined,
        formatNumber: (typed) => formatAsTyped(typed, 'BR'),
        submit: () => undefined,
      }}
    />,
    { wrapper },
  )
  return change
}

test('§5: a missing name has one text beside its field and another in the summary', async () => {
  await draw({}, { childName: 'name_required' })
  const field = screen.getByLabelText("Child's name")
  expect(document.getElementById('p-childName-error')?.textContent).toBe('Child name is required')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const link = within(screen.getByRole('alert')).getByRole('link', { name: "Please enter the child's name" })
  expect(link.getAttribute('href')).toBe('#p-childName')
})

test.each([
  ['age_not_a_number', 'childAge', 'Age must be a number'],
  ['age_out_of_range', 'childAge', 'Age must be between 1 and 130'],
  ['phone_invalid', 'whatsappNumber', 'Valid phone number is required'],
  ['notes_required', 'additionalNotes', 'Please provide details for the personalized message'],
  ['notes_too_long_for_ai', 'additionalNotes', 'Maximum 400 characters when using AI to generate text'],
  ['notes_too_long_by_hand', 'additionalNotes', 'Maximum 700 characters when using manual text'],
] as const)('§5: %s, word for word, beside the field and summed up', async (issue, field, words) => {
  await draw({}, { [field]: issue })
  expect(document.getElementById(`p-${field}-error`)?.textContent).toBe(words)
  expect(within(screen.getByRole('alert')).getByRole('link', { name: words })).toBeDefined()
})

test.each([
  ['birthday', 'en', "Turns 6 on 3 December. That's the age they'll say."],
  ['birthday', 'pt', 'Faz 6 anos em 3 de dezembro: é essa idade que eles vão falar.'],
  ['christmas', 'en', "6 years old on 3 December. That's the age they'll say."],
] as const)('the age on the day is told: %s, %s', async (occasion, locale, words) => {
  await draw({ childAge: '6', occasion, occasionDate: '2026-12-03' }, {}, locale)
  expect(screen.getByText(words)).toBeDefined()
})

test('a refused day shows no age', async () => {
  await draw(
    { childAge: '6', occasion: 'birthday', occasionDate: '2020-12-03' },
    { occasionDate: 'day_past' },
  )
  expect(screen.queryByText(/That's the age/)).toBeNull()
  expect(screen.getAllByText('That date has passed. Choose today or later.')).toHaveLength(2)
})

const sentence = 'She lost her first tooth and sings to her dog.'

test('notes are counted, and have no length of their own: the script has', async () => {
  await draw({ additionalNotes: sentence })
  expect(screen.getByText('354 characters left')).toBeDefined()
  expect(screen.queryByText(/when spoken/)).toBeNull()
})

test('a text of one’s own may be longer, and has the time to say it', async () => {
  await draw({ additionalNotes: sentence, useAIVoice: false })
  expect(screen.getByLabelText('What should the character say?')).toBeDefined()
  expect(screen.getByText('654 characters left')).toBeDefined()
  expect(screen.getByText('About 3 seconds when spoken')).toBeDefined()
})

test('the number is formatted for its country while it is typed', async () => {
  const change = await draw({ whatsappNumber: '1198765432' })
  await userEvent.type(screen.getByLabelText('WhatsApp number'), '1')
  expect(change).toHaveBeenLastCalledWith({ whatsappNumber: '(11) 98765-4321' })
})

test.each([
  ['en', 'Begin a line with', 'Hello from …', 'Hello from '],
  ['pt', 'Comece uma linha com', 'Um oi de …', 'Um oi de '],
] as const)(
  'a starter begins a line of the notes, with the cursor behind it: %s',
  async (locale, group, label, text) => {
    const change = await draw({ additionalNotes: 'Bia' }, {}, locale)
    const starters = screen.getByRole('group', { name: group })
    expect(within(starters).getAllByRole('button')).toHaveLength(6)
    await userEvent.click(within(starters).getByRole('button', { name: label }))
    expect(change).toHaveBeenLastCalledWith({ additionalNotes: `Bia\n${text}` })
    expect(document.activeElement?.id).toBe('p-additionalNotes')
  },
)

test('there are no starters without room for them, nor for a text of one’s own', async () => {
  const change = await draw({ additionalNotes: 'a'.repeat(399) })
  const starters = within(screen.getByRole('group', { name: 'Begin a line with' })).getAllByRole('button')
  for (const starter of starters) expect(starter.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(starters[0] ?? document.body)
  expect(change).not.toHaveBeenCalled()
  cleanup()
  await draw({ useAIVoice: false })
  expect(screen.queryByRole('group', { name: 'Begin a line with' })).toBeNull()
})
