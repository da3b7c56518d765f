import { cleanLine, isLine, isVisible } from '@recadinho/contracts/one-line'
import { limits } from '@recadinho/contracts/limits'
import type { Personalization, StepField } from '@recadinho/contracts/personalization'
import { dayOf, daysBetween, isDay } from '@recadinho/i18n/calendar'

/** The form values of the personalization: strings as entered. */
export interface PersonalizationForm extends Omit<Pick<Personalization, StepField>, 'childAge'> {
  childAge: string
}

/** A field that may be wrong: of the form, or of one of the other children. */
export type PersonalizationField =
  | Exclude<StepField, 'useAIVoice' | 'unsaid' | 'otherChildren' | 'likeness'>
  | `otherChildren.${number}.${'name' | 'nameHint'}`

/** A validation issue; §5 has the text of each. */
export type PersonalizationIssue =
  | 'name_required'
  | 'name_too_long'
  | 'age_not_a_number'
  | 'age_out_of_range'
  | 'hint_too_long'
  | 'occasion_required'
  | 'day_unknown'
  | 'day_past'
  | 'day_too_far'
  | 'phone_invalid'
  | 'notes_required'
  | 'notes_too_long_for_ai'
  | 'notes_too_long_by_hand'
  | 'unwritable'

type Issue = [PersonalizationField, PersonalizationIssue | undefined]
export type PersonalizationIssues = Partial<Record<PersonalizationField, PersonalizationIssue>>

/** Validates by §5, in the order of the form. `isPhone` decides whether the number is valid in the selected country; `today` is the buyer's. */
export function validatePersonalization(
  form: PersonalizationForm,
  isPhone: (typed: string) => boolean,
  today: string = dayOf(new Date()),
): PersonalizationIssues {
  const issues: Issue[] = [
    ['childName', nameIssue(form.childName)],
    ['childAge', ageIssue(form.childAge)],
    ['nameHint', hintIssue(form.nameHint)],
    ...form.otherChildren.flatMap(({ name, nameHint }, at): Issue[] => [
      [`otherChildren.${at}.name`, nameIssue(name)],
      [`otherChildren.${at}.nameHint`, hintIssue(nameHint)],
    ]),
    ['occasion', form.occasion === null ? 'occasion_required' : undefined],
    ['occasionDate', dayIssue(form.occasionDate, today)],
    ['additionalNotes', notesIssue(form)],
    ['whatsappNumber', isPhone(form.whatsappNumber) ? undefined : 'phone_invalid'],
  ]
  return Object.fromEntries(issues.filter(([, issue]) => issue !== undefined))
}

/** The maximum length of the notes. */
export const notesMax = (useAIVoice: boolean): number =>
  useAIVoice ? limits.notesWithAiMax : limits.notesByHandMax

/** The length in code points, as the server counts: an emoji is one. */
export const lengthOf = (text: string): number => Array.from(text).length

function nameIssue(typed: string): PersonalizationIssue | undefined {
  const name = cleanLine(typed)
  if (!isLine(name)) return 'unwritable'
  if (!isVisible(name)) return 'name_required'
  return lengthOf(name) > limits.childNameMax ? 'name_too_long' : undefined
}

function hintIssue(typed: string): PersonalizationIssue | undefined {
  const hint = cleanLine(typed)
  if (!isLine(hint) || (hint !== '' && !isVisible(hint))) return 'unwritable'
  return lengthOf(hint) > limits.nameHintMax ? 'hint_too_long' : undefined
}

function dayIssue(day: string, today: string): PersonalizationIssue | undefined {
  if (day === '') return undefined
  if (!isDay(day)) return 'day_unknown'
  const ahead = daysBetween(today, day)
  if (ahead < 0) return 'day_past'
  return ahead > limits.occasionDaysAhead ? 'day_too_far' : undefined
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
