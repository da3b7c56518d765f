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
  const field = next?.field
  const label =
    field === undefined
      ? whole
      : (form[field] ?? '').trim() === ''
        ? (missing[field] ?? wrong[field])
        : wrong[field]
  return (
    <Button size="lg" wide="phone" type="submit" form={formId}>
      {i18n._(label)}
    </Button>
  )
}

const whole = msg`Go to checkout`

/** Of the fields that are required. */
const missing: Partial<Record<PersonalizationField, MessageDescriptor>> = {
  childName: msg`Add the name`,
  childAge: msg`Add the age`,
  occasion: msg`Choose the occasion`,
  additionalNotes: msg`Add your message`,
  whatsappNumber: msg`Add your number`,
}

const wrong: Record<PersonalizationField, MessageDescriptor> = {
  childName: msg`Check the name`,
  nameHint: msg`Check how to say it`,
  childAge: msg`Check the age`,
  occasion: msg`Choose the occasion`,
  occasionDate: msg`Check the date`,
  additionalNotes: msg`Check your message`,
  whatsappNumber: msg`Check your number`,
}
