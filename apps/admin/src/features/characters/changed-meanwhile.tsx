import { useLingui } from '@lingui/react/macro'
import type { CharacterFields } from '@recadinho/contracts/characters'
import { Callout } from '@recadinho/ui/callout'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../lib/use-locale.ts'
import { Fact, Facts } from '../../components/facts.tsx'
import { categoryLabels, greetingLabels } from '../../lib/character-labels.ts'
import { drawingName } from './drawings.ts'
import { useFieldLabels, type EditedField } from './field-labels.ts'

export interface ChangedMeanwhileProps {
  /** Fields that someone else changed after the form was opened. */
  fields: readonly (keyof CharacterFields)[]
  now: CharacterFields
}

/** Shows what someone else saved while the form was open. */
export function ChangedMeanwhile({ fields, now }: ChangedMeanwhileProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const labels = useFieldLabels()
  const callout = useRef<HTMLDivElement>(null)
  // The callout is above the fields, and a long form may be scrolled to its end.
  useEffect(() => callout.current?.focus(), [])
  const texts: Record<keyof CharacterFields, [EditedField, string][]> = {
    name: [
      ['name.en', now.name.en],
      ['name.pt', now.name.pt],
    ],
    description: [
      ['description.en', now.description.en],
      ['description.pt', now.description.pt],
    ],
    category: [['category', i18n._(categoryLabels[now.category])]],
    greetingStyle: [['greetingStyle', i18n._(greetingLabels[now.greetingStyle])]],
    picture: [
      [
        'picture',
        typeof now.picture === 'string' ? drawingName(now.picture, locale) : t`An uploaded picture`,
      ],
    ],
    voice: [['voice', t`Pitch ${now.voice.pitch}%, pace ${now.voice.rate}%`]],
    rightsNote: [['rightsNote', now.rightsNote]],
  }
  return (
    <Callout
      ref={callout}
      tone="warning"
      announce="alert"
      title={t`Someone else changed this in the meantime`}
    >
      <p>{t`Nothing was saved. What you typed is still here; save again to replace theirs:`}</p>
      <Facts>
        {fields
          .flatMap((field) => texts[field])
          .map(([field, text]) => (
            <Fact key={field} name={labels[field]}>
              {text === '' ? t`Empty` : text}
            </Fact>
          ))}
      </Facts>
    </Callout>
  )
}
