import { useLingui } from '@lingui/react/macro'
import { CharacterFields, characterLimits } from '@recadinho/contracts/characters'
import { formSchema } from '@recadinho/contracts/form-schema'
import type { EditedField } from './field-labels.ts'

/** Validates with the contract, with an error text for each field. */
export function useCharacterValidator() {
  const { t } = useLingui()
  const { nameMax, descriptionMax, rightsNoteMax } = characterLimits
  const text = (max: number, missing: string) => (rule: string) =>
    rule === 'maxLength' ? t`Use ${max} characters or fewer` : missing
  const texts: Partial<Record<EditedField, (rule: string) => string>> = {
    'name.en': text(nameMax, t`Enter a name`),
    'name.pt': text(nameMax, t`Enter a name`),
    'description.en': text(descriptionMax, t`Enter a description`),
    'description.pt': text(descriptionMax, t`Enter a description`),
    rightsNote: text(rightsNoteMax, t`Some of these characters can't be saved`),
  }
  return formSchema(CharacterFields, (fields: CharacterFields) => fields, { ...texts })
}
