import { isEmail } from '@recadinho/contracts/email'
import { cleanLine } from '@recadinho/contracts/one-line'
import type { CorrectableField, CorrectOrderBody, Order } from '@recadinho/contracts/orders'
import type { Personalization } from '@recadinho/contracts/personalization'
import { sentValue } from '@recadinho/contracts/sent-fields'
import { phoneDigits } from '@recadinho/i18n/phone'
import type { Script } from '@recadinho/stage/script-document'
import { scriptIssue, type ScriptIssue } from '../../lib/script/script-issue.ts'
import { enteredFields } from '../../lib/orders/entered-fields.ts'
import { sentLines } from '../../lib/orders/order-content.ts'
import {
  validatePersonalization,
  type PersonalizationField,
  type PersonalizationIssue,
} from '../../lib/draft/validate-personalization.ts'

/** The form values of the details: strings as entered. */
export interface CorrectionForm extends Omit<Personalization, 'childAge'> {
  childAge: string
  /** The country of the number's prefix. */
  country: string
  script: Script
}

export type Changes = CorrectOrderBody['changes']
export type CorrectionIssues = Partial<
  Record<PersonalizationField | CorrectableField, PersonalizationIssue | ScriptIssue | 'email_invalid'>
>

/** The form values of an order's details. `usual` is the country for a number whose own is unknown. */
export function formOf(order: Order, usual: string): CorrectionForm {
  const { whatsappCountry, ...fields } = enteredFields(order)
  return {
    ...fields,
    childAge: String(order.childAge),
    country: whatsappCountry ?? usual,
    script: order.script,
  }
}

/** The changes to request: only differences, and only fields that may be corrected. */
export function changesOf(form: CorrectionForm, order: Order): Changes {
  const whatsappNumber = digitsOf(form) ?? order.whatsappNumber
  const entered = { ...form, childAge: Number(form.childAge), whatsappNumber }
  const before = { ...enteredFields(order), whatsappNumber: order.whatsappNumber }
  const isChanged = (field: CorrectableField) =>
    field === 'script'
      ? !isSame(sentLines(form.script), order.script)
      : !isSame(sentValue(field, entered[field]), sentValue(field, before[field]))
  // The hint belongs to the new name: the server clears it unless it is sent again.
  const isKept = isChanged('childName') && sentValue('nameHint', form.nameHint) !== null
  const wanted = order.corrections.filter((field) => isChanged(field) || (isKept && field === 'nameHint'))
  return Object.fromEntries(
    wanted.map((field) => [
      field,
      field === 'script' ? sentLines(form.script) : sentValue(field, entered[field]),
    ]),
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
  const corrected = order.corrections.filter((field) => !isSame(form[field], before[field]))
  return Object.fromEntries(
    Object.entries(found).filter(([field]) => corrected.some((one) => one === field.split('.')[0])),
  )
}

/** Updates the form after a correction elsewhere: fields that the buyer has not edited take the saved values. */
export function rebased(form: CorrectionForm, before: Order, now: Order): CorrectionForm {
  const old = formOf(before, form.country)
  const untouched = (Object.keys(form) as (keyof CorrectionForm)[]).filter(
    // the keys of the form
    (field) => isSame(form[field], old[field]),
  )
  const saved = formOf(now, form.country)
  return { ...form, ...Object.fromEntries(untouched.map((field) => [field, saved[field]])) }
}

/** The fields that were corrected elsewhere after the form was opened. */
export const changedMeanwhile = (before: Order, now: Order): CorrectableField[] =>
  now.corrections.filter((field) => !isSame(before[field], now[field]))

/** Lists are compared by what is in them. */
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

const digitsOf = ({ whatsappNumber, country }: CorrectionForm) => phoneDigits(whatsappNumber, country)
