import { useLingui } from '@lingui/react/macro'
import type { CharacterFields } from '@recadinho/contracts/characters'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { toasts } from '../../lib/toasts.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { CharacterDialog } from './character-dialog.tsx'
import { useCharacterChange } from './use-character-change.ts'

/** Creates a character, which the shop offers as soon as it is saved. */
export function NewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const creation = useCharacterChange()
  const [blank] = useState(blankCharacter)
  const save = async (_form: unknown, body: CharacterFields) => {
    try {
      await creation.mutateAsync((api) => api.call('createCharacter', { body }))
    } catch {
      return // the dialog shows why
    }
    const called = body.name[locale].trim()
    toasts.show({ title: t`${called} is in the shop` })
    onClose()
  }
  return (
    <CharacterDialog
      title={t`New character`}
      submitLabel={t`Add character`}
      values={blank}
      error={creation.error}
      notice={
        <Text
          size="sm"
          tone="muted"
        >{t`It comes last in its category and is in the shop within a minute.`}</Text>
      }
      onSave={save}
      onClose={onClose}
    />
  )
}

const blankCharacter = (): CharacterFields => ({
  category: 'princesses',
  name: { en: '', pt: '' },
  description: { en: '', pt: '' },
  greetingStyle: 'warm',
  picture: 'princess-amara',
  voice: { pitch: 100, rate: 100 },
  rightsNote: '',
})
