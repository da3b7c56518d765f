import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminCharacter, CharacterFields } from '@recadinho/contracts/characters'
import { useState } from 'react'
import { settled } from '../../lib/settled.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { CharacterDialog } from './character-dialog.tsx'
import { charactersOptions } from './character-queries.ts'
import { useCharacterChange } from './use-character-change.ts'

export interface EditDialogProps {
  character: AdminCharacter
  /** Also told when it was saved. */
  onClose: () => void
}

/** Edits a character. After a conflict it shows what the other person changed, and keeps what was typed. */
export function EditDialog({ character, onClose }: EditDialogProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const [base, setBase] = useState(character)
  const change = useCharacterChange()
  const reload = useReload(character.id, (now) => {
    change.reset()
    setBase(now)
  })
  const { id } = character
  const save = (wanted: CharacterFields) =>
    settled(
      change.mutateAsync(
        (api) => api.call('updateCharacter', { params: { id }, body: { version: base.version, ...wanted } }),
        {
          onSuccess() {
            toasts.show({ title: t`Saved. The shop shows it within a minute.` })
            onClose()
          },
        },
      ),
    )
  return (
    <CharacterDialog
      title={t`Edit ${character.name[locale]}`}
      submitLabel={t`Save`}
      values={fieldsOf(character)}
      error={reload.error ?? change.error}
      notice={base.version !== character.version && <ChangedMeanwhile before={character} now={base} />}
      onReload={() => reload.mutate()}
      onSave={save}
      onClose={onClose}
    />
  )
}

/** Reads the character as it is now. */
function useReload(id: string, onRead: (now: AdminCharacter) => void) {
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...charactersOptions(api), staleTime: 0 }),
    onSuccess({ items }) {
      const now = items.find((character) => character.id === id)
      if (now) onRead(now)
    },
  })
}

const fieldsOf = ({ category, name, description, greetingStyle, rightsNote }: AdminCharacter) => ({
  category,
  name,
  description,
  greetingStyle,
  rightsNote,
})
