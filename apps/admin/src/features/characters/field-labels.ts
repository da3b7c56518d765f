import { useLingui } from '@lingui/react/macro'

export type EditedField =
  | 'name.en'
  | 'name.pt'
  | 'description.en'
  | 'description.pt'
  | 'category'
  | 'greetingStyle'
  | 'picture'
  | 'voice'
  | 'rightsNote'

/** Labels of a character's fields. */
export function useFieldLabels(): Record<EditedField, string> {
  const { t } = useLingui()
  return {
    'name.en': t`Name in English`,
    'name.pt': t`Name in Portuguese`,
    'description.en': t`Description in English`,
    'description.pt': t`Description in Portuguese`,
    category: t`Category`,
    greetingStyle: t`Greeting`,
    picture: t`Picture`,
    voice: t`Voice`,
    rightsNote: t`Rights note`,
  }
}
