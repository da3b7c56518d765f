import { useLingui } from '@lingui/react/macro'
import type { Catalog } from '@recadinho/contracts/catalog'
import { formSchema, type FieldTexts } from '@recadinho/contracts/form-schema'
import { CreateOrderBody, limits } from '@recadinho/contracts/orders'
import { personalizationFields } from '@recadinho/contracts/personalization'
import { dayOf, daysBetween } from '@recadinho/i18n/calendar'
import { lengthOf, notesMax } from './notes-length.ts'
import { phoneOrderBody, type PhoneOrderValues } from './phone-order-values.ts'

/** Validates with the shop's contract and the rules left to the server, with an error text for each field. */
export function useOrderValidator(catalog: Catalog) {
  const { t } = useLingui()
  const { childNameMax, nameHintMax, ageMin, ageMax } = limits
  const upTo = (max: number, missing: string) => (rule: string) =>
    rule === 'maxLength' ? t`Use ${max} characters or fewer` : missing
  const character = () => t`Choose a character`
  const name = upTo(childNameMax, t`Enter the child's name`)
  const hint = upTo(nameHintMax, t`Some of these characters can't be used`)
  const day = t`Choose a day from today to a year from now`
  const texts: FieldTexts = {
    ...Object.fromEntries(personalizationFields.map((field) => [field, () => t`Check this field`])),
    packageId: () => t`Choose a package`,
    'characterIds.0': character,
    'characterIds.1': character,
    'characterIds.2': character,
    childName: name,
    nameHint: hint,
    'otherChildren.0.name': name,
    'otherChildren.0.nameHint': hint,
    'otherChildren.1.name': name,
    'otherChildren.1.nameHint': hint,
    childAge: () => t`Enter a whole number from ${ageMin} to ${ageMax}`,
    occasionDate: () => day,
    additionalNotes: upTo(limits.notesByHandMax, t`Enter what the video should be about`),
    guardianName: upTo(100, t`Enter the buyer's name, at least 2 characters`),
    guardianEmail: () => t`Enter an email address, like name@example.com`,
    whatsappNumber: () => t`Enter a WhatsApp number that exists in this country`,
    promoCode: () => t`Use letters, digits, hyphens and underscores`,
  }
  const schema = formSchema(
    CreateOrderBody,
    (values: PhoneOrderValues) => phoneOrderBody(values, catalog, undefined),
    texts,
  )
  return ({ value }: { value: PhoneOrderValues }) => {
    const checked = schema['~standard'].validate(value)
    const issues = 'issues' in checked ? checked.issues : []
    const fields: Record<string, string> = Object.fromEntries(
      issues.map(({ path: [field = '', ...path], message }) => [
        path.reduce((name, part) => name + (/^\d+$/.test(part) ? `[${part}]` : `.${part}`), field),
        message,
      ]),
    )
    const max = notesMax(value.useAIVoice)
    if (lengthOf(value.additionalNotes) > max) fields['additionalNotes'] = t`Use ${max} characters or fewer`
    const ahead = value.occasionDate && daysBetween(dayOf(new Date()), value.occasionDate)
    if (ahead !== '' && (ahead < 0 || ahead > limits.occasionDaysAhead)) fields['occasionDate'] = day
    return Object.keys(fields).length > 0 ? { fields } : undefined
  }
}
