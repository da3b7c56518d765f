import { cleanLine } from '@recadinho/contracts/one-line'
import type { PreviewSpeechBody } from '@recadinho/contracts/preview-clips'
import { useMemo } from 'react'
import { useDraft } from '../../../lib/draft/draft-atom.ts'
import { validatePersonalization } from '../../../lib/draft/validate-personalization.ts'
import type { ScriptInput } from '../../../lib/script/current-script.ts'
import { useShop } from '../../../lib/use-shop.ts'
import type { DraftSpeech } from '../../film/load-clips.ts'

/** Has the shop's voice say lines that the shop writes for this form; `undefined` while it cannot be written for. */
export function usePreviewSpeech(input: ScriptInput): DraftSpeech | undefined {
  const { api } = useShop()
  const { id: draftId } = useDraft()
  return useMemo(() => {
    const form = formOf(input)
    if (form === undefined) return undefined
    return {
      draftId,
      say: async (keys) => {
        const body = { ...form, draftId, keys: [...keys] }
        return (await api.call('sayPreviewLines', { body })).clips
      },
    }
  }, [api, draftId, input])
}

type Form = Omit<PreviewSpeechBody, 'draftId' | 'keys'>

/** The form as the server takes it. Notes may still be missing. */
export function formOf(input: ScriptInput): Form | undefined {
  const { locale, characters, childAge, occasion, unsaid, useAIVoice } = input
  const typed = { ...input, childAge: String(childAge), occasionDate: '', whatsappNumber: '', likeness: null }
  const issues = Object.values(validatePersonalization(typed, () => true))
  const isWritable = issues.every((issue) => issue === 'notes_required')
  if (!useAIVoice || childAge === null || occasion === null || !isWritable) return undefined
  return {
    locale,
    characterIds: characters.map(({ id }) => id),
    childName: cleanLine(input.childName),
    ...hintOf(input),
    otherChildren: input.otherChildren.map((child) => ({ name: cleanLine(child.name), ...hintOf(child) })),
    childAge,
    occasion,
    additionalNotes: input.additionalNotes.trim(),
    unsaid: [...unsaid],
  }
}

function hintOf({ nameHint }: Pick<ScriptInput, 'nameHint'>) {
  const hint = cleanLine(nameHint)
  return hint === '' ? {} : { nameHint: hint }
}
