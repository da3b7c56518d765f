import { expect, test } from 'vitest'
import { lengthOf, validatePersonalization, type PersonalizationForm } from './validate-personalization.ts'

const form: PersonalizationForm = {
  childName: 'Olívia',
  nameHint: '',
  otherChildren: [],
  childAge: '6',
  occasion: 'birthday',
  occasionDate: '',
  whatsappNumber: '11 98765-4321',
  additionalNotes: 'She lost her first tooth.',
  unsaid: [],
  likeness: null,
  useAIVoice: true,
}
const check = (change: Partial<PersonalizationForm>) =>
  validatePersonalization({ ...form, ...change }, (typed) => typed === form.whatsappNumber, '2026-11-21')

test('a complete form has no issue', () => {
  expect(check({})).toEqual({})
})

test.each([
  ['name_required', { childName: '  ' }, 'childName'],
  ['name_required', { childName: '\u3164' }, 'childName'],
  ['name_too_long', { childName: 'x'.repeat(61) }, 'childName'],
  ['unwritable', { childName: 'A\u0007' }, 'childName'],
  ['hint_too_long', { nameHint: 'x'.repeat(61) }, 'nameHint'],
  ['unwritable', { nameHint: 'A\u0007' }, 'nameHint'],
  ['name_required', { otherChildren: [{ name: ' ', nameHint: '' }] }, 'otherChildren.0.name'],
  [
    'hint_too_long',
    { otherChildren: [{ name: 'Bia', nameHint: 'x'.repeat(61) }] },
    'otherChildren.0.nameHint',
  ],
  ['day_past', { occasionDate: '2026-11-20' }, 'occasionDate'],
  ['day_too_far', { occasionDate: '2027-11-23' }, 'occasionDate'],
  ['day_unknown', { occasionDate: '2027-02-29' }, 'occasionDate'],
  ['age_not_a_number', { childAge: '' }, 'childAge'],
  ['age_not_a_number', { childAge: 'six' }, 'childAge'],
  ['age_not_a_number', { childAge: '6.5' }, 'childAge'],
  ['age_out_of_range', { childAge: '0' }, 'childAge'],
  ['age_out_of_range', { childAge: '-1' }, 'childAge'],
  ['age_out_of_range', { childAge: '131' }, 'childAge'],
  ['occasion_required', { occasion: null }, 'occasion'],
  ['phone_invalid', { whatsappNumber: '123' }, 'whatsappNumber'],
  ['notes_required', { additionalNotes: '\n ' }, 'additionalNotes'],
  ['notes_too_long_for_ai', { additionalNotes: 'x'.repeat(401) }, 'additionalNotes'],
  ['notes_too_long_by_hand', { additionalNotes: 'x'.repeat(701), useAIVoice: false }, 'additionalNotes'],
] as const)('§5: %s', (issue, change, field) => {
  expect(check(change)).toEqual({ [field]: issue })
})

test.each([
  { childAge: '1' },
  { childAge: '130' },
  { additionalNotes: 'x'.repeat(400) },
  { occasionDate: '2026-11-21' },
  { occasionDate: '2027-11-22' },
  { nameHint: 'x'.repeat(60) },
  { nameHint: '\u2068\u2069' },
  { childName: '\u2068Ana\u2069' },
  { childName: '\u200eA\u200bna\u00ad' },
  { additionalNotes: 'x'.repeat(700), useAIVoice: false },
  { additionalNotes: '🎂'.repeat(400) },
])('§5: the bounds themselves are accepted', (change) => {
  expect(check(change)).toEqual({})
})

test('a pictograph counts once', () => {
  expect(lengthOf('a🎂')).toBe(2)
})
