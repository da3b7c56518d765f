import { limits, type Occasion } from '@recadinho/contracts/orders'

/** The personalization as it stands in its form: texts, as typed. */
export interface PersonalizationForm {
  childName: string
  childAge: string
  occasion: Occasion | null
  whatsappNumber: string
  additionalNotes: string
  useAIVoice: boolean
}

export type PersonalizationField = Exclude<keyof PersonalizationForm, 'useAIVoice'>

/** What is wrong with a field; §5 has the words for each. */
export type PersonalizationIssue =
  | 'name_required'
  | 'name_too_long'
  | 'age_not_a_number'
  | 'age_out_of_range'
  | 'occasion_required'
  | 'phone_invalid'
  | 'notes_required'
  | 'notes_too_long_for_ai'
  | 'notes_too_long_by_hand'
  | 'unwritable'

export type PersonalizationIssues = Partial<Record<PersonalizationField, PersonalizationIssue>>

/** §5. `isPhone` knows whether the number is valid in the country whose prefix was picked. */
export function validatePersonalization(
  form: PersonalizationForm,
  isPhone: (typed: string) => boolean,
): PersonalizationIssues {
  const issues: [PersonalizationField, PersonalizationIssue | undefined][] = [
    ['childName', nameIssue(form.childName)],
    ['childAge', ageIssue(form.childAge)],
    ['occasion', form.occasion === null ? 'occasion_required' : undefined],
    ['additionalNotes', notesIssue(form)],
    ['whatsappNumber', isPhone(form.whatsappNumber) ? undefined : 'phone_invalid'],
  ]
  return Object.fromEntries(issues.filter(([, issue]) => issue !== undefined))
}

/** How many characters the notes may have. */
export const notesMax = (useAIVoice: boolean): number =>
  useAIVoice ? limits.notesWithAiMax : limits.notesByHandMax

/** Characters as people count them and the server does: a pictograph is one. */
export const lengthOf = (text: string): number => Array.from(text).length

function nameIssue(typed: string): PersonalizationIssue | undefined {
  const name = typed.trim()
  if (name === '') return 'name_required'
  if (!/^[^\p{Cc}\p{Cs}]*$/u.test(name)) return 'unwritable'
  return lengthOf(name) > limits.childNameMax ? 'name_too_long' : undefined
}

function ageIssue(typed: string): PersonalizationIssue | undefined {
  const text = typed.trim()
  if (!/^[+-]?\d+$/.test(text)) return 'age_not_a_number'
  const age = Number(text)
  return age < limits.ageMin || age > limits.ageMax ? 'age_out_of_range' : undefined
}

function notesIssue({ additionalNotes, useAIVoice }: PersonalizationForm): PersonalizationIssue | undefined {
  const notes = additionalNotes.trim()
  if (notes === '') return 'notes_required'
  if (!/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u.test(notes)) return 'unwritable'
  if (lengthOf(notes) <= notesMax(useAIVoice)) return undefined
  return useAIVoice ? 'notes_too_long_for_ai' : 'notes_too_long_by_hand'
}
