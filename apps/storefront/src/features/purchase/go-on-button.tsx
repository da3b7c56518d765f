import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import type { PersonalizationField } from '../../lib/draft/validate-personalization.ts'
import type { Personalization } from './use-personalization.ts'

export interface GoOnButtonProps extends Pick<Personalization, 'form' | 'next'> {
  formId: string
}

/** Names the first thing that is missing or wrong, and leads to it; once the form is whole, goes to the checkout. */
export function GoOnButton({ formId, form, next }: GoOnButtonProps) {
  const { i18n } = useLingui()
  return (
    <Button size="lg" wide="phone" type="submit" form={formId}>
      {i18n._(next ? labelOf(next, form) : whole)}
    </Button>
  )
}

const whole = msg`Go to checkout`
const script = msg`Check what they'll say`

function labelOf({ field, issue }: NonNullable<Personalization['next']>, form: Personalization['form']) {
  if (field === 'script') return script
  const name = isOfOtherChild(field) ? (field.endsWith('.name') ? 'childName' : 'nameHint') : field
  const isEmpty = issue === 'name_required' || (form[name] ?? '').trim() === ''
  return (isEmpty ? missing[name] : undefined) ?? wrong[name] ?? msg`Check this field`
}

type OfOtherChild = Extract<PersonalizationField, `otherChildren.${string}`>
const isOfOtherChild = (field: PersonalizationField): field is OfOtherChild =>
  field.startsWith('otherChildren.')

type Texts = Partial<Record<Exclude<PersonalizationField, OfOtherChild>, MessageDescriptor>>

/** Of the fields that are required. */
const missing: Texts = {
  childName: msg`Add the name`,
  childAge: msg`Add the age`,
  occasion: msg`Choose the occasion`,
  additionalNotes: msg`Add your message`,
  whatsappNumber: msg`Add your number`,
}

const wrong: Texts = {
  childName: msg`Check the name`,
  nameHint: msg`Check how to say it`,
  childAge: msg`Check the age`,
  occasion: msg`Choose the occasion`,
  occasionDate: msg`Check the date`,
  additionalNotes: msg`Check your message`,
  whatsappNumber: msg`Check your number`,
}
