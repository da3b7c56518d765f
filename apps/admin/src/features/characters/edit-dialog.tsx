import { useLingui } from '@lingui/react/macro'
import type { AdminCharacter, AdminCharacterList, CharacterFields } from '@recadinho/contracts/characters'
import { showAnswer } from '../../lib/show-answer.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useEdit } from '../../lib/use-edit.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { CharacterDialog } from './character-dialog.tsx'
import { charactersOptions } from './character-queries.ts'

export interface EditDialogProps {
  character: AdminCharacter
  /** Also called after saving. */
  onClose: () => void
}

/** Edits a character. After a conflict it shows what the other person changed and keeps the input. */
export function EditDialog({ character, onClose }: EditDialogProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { api, queryClient } = useAdmin()
  const { id } = character
  const options = charactersOptions(api)
  const edit = useEdit<CharacterFields, CharacterFields>({
    saved: fieldsOf(character),
    valuesOf: (saved) => saved,
    async save(body) {
      const answer = await api.call('changeCharacter', { params: { id }, body })
      await showAnswer(queryClient, options.queryKey, answer)
      onClose()
      return fieldsIn(answer, character)
    },
    reload: async () => fieldsIn(await queryClient.fetchQuery({ ...options, staleTime: 0 }), character),
  })
  return (
    <CharacterDialog
      title={t`Edit ${character.name[locale]}`}
      submitLabel={t`Save`}
      values={edit.base}
      error={edit.error}
      notice={edit.stale.length > 0 && <ChangedMeanwhile fields={edit.stale} now={edit.base} />}
      onSave={edit.submit}
      onClose={onClose}
    />
  )
}

const fieldsIn = ({ items }: AdminCharacterList, character: AdminCharacter): CharacterFields =>
  fieldsOf(items.find(({ id }) => id === character.id) ?? character) // characters are never deleted

const fieldsOf = ({
  category,
  name,
  description,
  greetingStyle,
  picture,
  voice,
  rightsNote,
}: AdminCharacter): CharacterFields => ({
  category,
  name,
  description,
  greetingStyle,
  picture,
  voice,
  rightsNote,
})
