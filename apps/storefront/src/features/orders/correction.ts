import { isEmail } from '@recadinho/contracts/email'
import { cleanLine } from '@recadinho/contracts/one-line'
import type { CorrectableField, CorrectOrderBody, Order } from '@recadinho/contracts/orders'
import { phoneDigits, splitInternational } from '@recadinho/i18n/phone'
import type { Script } from '@recadinho/stage/script-document'
import { scriptIssue, type ScriptIssue } from '../../lib/script/edited-script.ts'
import { sentLines } from '../../lib/orders/order-content.ts'
import {
  validatePersonalization,
  type PersonalizationForm,
  type PersonalizationIssue,
} from '../../lib/draft/validate-personalization.ts'

/** The form values of the details: strings as entered. */
export interface CorrectionForm extends PersonalizationForm {
  /** The country of the number's prefix. */
  country: string
  guardianEmail: string
  script: Script
}

export type Changes = CorrectOrderBody['changes']
export type CorrectionIssues = Partial<
  Record<CorrectableField, PersonalizationIssue | ScriptIssue | 'email_invalid'>
>

/** The form values of an order's details. `usual` is the country for a number whose own is unknown. */
export function formOf(order: Order, usual: string): CorrectionForm {
  const phone = splitInternational(`+${order.whatsappNumber}`)
  return {
    childName: order.childName,
    nameHint: order.nameHint ?? '',
    childAge: String(order.childAge),
    occasion: order.occasion,
    occasionDate: order.occasionDate ?? '',
    additionalNotes: order.additionalNotes,
    unsaid: order.unsaid,
    useAIVoice: order.useAIVoice,
    country: phone?.country ?? usual,
    whatsappNumber: phone?.national ?? order.whatsappNumber,
    guardianEmail: order.guardianEmail,
    // A kind of detail that this release does not know has no effect.
    script: order.script as Script,
  }
}

/** The changes to request: only differences, and only fields that may be corrected. */
export function changesOf(form: CorrectionForm, order: Order): Changes {
  const wanted: Required<Changes> = {
    childName: cleanLine(form.childName),
    nameHint: cleanLine(form.nameHint) || null,
    childAge: Number(form.childAge),
    occasion: form.occasion ?? order.occasion,
    occasionDate: form.occasionDate || null,
    additionalNotes: form.additionalNotes.trim(),
    unsaid: form.unsaid,
    whatsappNumber: digitsOf(form) ?? order.whatsappNumber,
    guardianEmail: cleanLine(form.guardianEmail),
    script: sentLines(form.script),
  }
  // The hint belongs to the new name: the server clears it unless it is sent again.
  const kept = wanted.childName !== order.childName && wanted.nameHint !== null
  return Object.fromEntries(
    order.corrections
      .filter((field) => !isSame(wanted[field], order[field]) || (kept && field === 'nameHint'))
      .map((field) => [field, wanted[field]]),
  )
}

/** Validates changed fields by §5: a date that has passed since the order was made is not the buyer's mistake. */
export function issuesOf(form: CorrectionForm, order: Order): CorrectionIssues {
  const unspeakable = scriptIssue(form.script)
  const found: CorrectionIssues = {
    ...validatePersonalization(form, () => digitsOf(form) !== undefined),
    ...(isEmail(cleanLine(form.guardianEmail)) ? {} : { guardianEmail: 'email_invalid' }),
    ...(unspeakable ? { script: unspeakable.issue } : {}),
  }
  const before = formOf(order, form.country)
  const corrected = order.corrections.filter((field) => found[field] && form[field] !== before[field])
  return Object.fromEntries(corrected.map((field) => [field, found[field]]))
}

/** Updates the form after a correction elsewhere: fields that the buyer has not edited take the saved values. */
export function rebased(form: CorrectionForm, before: Order, now: Order): CorrectionForm {
  const old = formOf(before, form.country)
  const untouched = (Object.keys(form) as (keyof CorrectionForm)[]).filter(
    // the keys of the form
    (field) => form[field] === old[field],
  )
  const saved = formOf(now, form.country)
  return { ...form, ...Object.fromEntries(untouched.map((field) => [field, saved[field]])) }
}

/** The fields that were corrected elsewhere after the form was opened. */
export const changedMeanwhile = (before: Order, now: Order): CorrectableField[] =>
  now.corrections.filter((field) => !isSame(before[field], now[field]))

/** A script is compared line by line. */
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

const digitsOf = ({ whatsappNumber, country }: CorrectionForm) => phoneDigits(whatsappNumber, country)
