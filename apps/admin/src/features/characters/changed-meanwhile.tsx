import { useLingui } from '@lingui/react/macro'
import type { AdminCharacter } from '@recadinho/contracts/characters'
import { Callout } from '@recadinho/ui/callout'
import { Fact, Facts } from '../../components/facts.tsx'
import { categoryLabels, greetingLabels } from './character-labels.ts'
import { useFieldLabels, type EditedField } from './field-labels.ts'

/** What somebody else has changed since the form was opened. */
export function ChangedMeanwhile({ before, now }: { before: AdminCharacter; now: AdminCharacter }) {
  const { t, i18n } = useLingui()
  const labels = useFieldLabels()
  const shown = (character: AdminCharacter): [EditedField, string][] => [
    ['name.en', character.name.en],
    ['name.pt', character.name.pt],
    ['description.en', character.description.en],
    ['description.pt', character.description.pt],
    ['category', i18n._(categoryLabels[character.category])],
    ['greetingStyle', i18n._(greetingLabels[character.greetingStyle])],
    ['rightsNote', character.rightsNote],
  ]
  const known = new Map(shown(before))
  return (
    <Callout
      tone="warning"
      announce="status"
      title={t`Someone else changed this. Saving replaces it with yours.`}
    >
      <Facts>
        {shown(now)
          .filter(([field, text]) => known.get(field) !== text)
          .map(([field, text]) => (
            <Fact key={field} name={labels[field]}>
              {text === '' ? t`Empty` : text}
            </Fact>
          ))}
      </Facts>
    </Callout>
  )
}
