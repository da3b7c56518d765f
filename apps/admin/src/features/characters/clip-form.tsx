import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { clipLimits, ClipWords, startClipUploadPath } from '@recadinho/contracts/clips'
import { Closed, type Locale } from '@recadinho/contracts/common'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { VideoUploader } from '../../components/video-upload.tsx'
import { useAppForm } from '../../lib/form.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useVideoUpload } from '../../lib/use-video-upload.ts'
import { charactersOptions } from './character-queries.ts'
import * as css from './clips.css.ts'

export interface ClipFormProps {
  characterId: string
  language: Locale
  /** The words of the latest clip. */
  words: string
  /** Whether there is a live clip. */
  replaces: boolean
}

const Fields = Closed({ words: ClipWords })

/** The spoken words and the file, which is uploaded as soon as it is picked. */
export function ClipForm({ characterId, language, words, replaces }: ClipFormProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const upload = useVideoUpload({
    endpoint: startClipUploadPath.replace('{id}', characterId).replace('{locale}', language),
    bytesMax: clipLimits.bytesMax,
    onChange: () => queryClient.invalidateQueries({ queryKey: charactersOptions(api).queryKey }),
  })
  const { secondsMax, wordsMax: max } = clipLimits
  const form = useAppForm({
    ...onceSent,
    formId: `clip-${language}`,
    defaultValues: { words },
    validators: {
      onDynamic: formSchema(Fields, (fields: { words: string }) => fields, {
        words: (rule) =>
          rule === 'maxLength'
            ? t`Use ${max} characters or fewer`
            : t`First write what is said: the clip's captions are made from it.`,
      }),
    },
    onSubmitMeta: { file: undefined as File | undefined }, // passed to each submit
    onSubmit({ value, meta: { file } }) {
      if (file) upload.send(file, { words: value.words.trim() })
    },
  })
  return (
    <div className={css.form}>
      <form.AppField name="words">
        {(field) => (
          <field.FormTextArea
            label={t`What is said, word for word`}
            rows={3}
            max={max}
            count={(left) => t`${plural(left, { one: '# character left', other: '# characters left' })}`}
          />
        )}
      </form.AppField>
      <VideoUploader
        upload={upload}
        label={replaces ? t`Replace the clip` : t`Upload a clip`}
        hint={t`At most ${secondsMax} seconds.`}
        onPick={(file) => void form.handleSubmit({ file })}
      />
    </div>
  )
}
