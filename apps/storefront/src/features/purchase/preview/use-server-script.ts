import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import type { Locale } from '@recadinho/i18n/locales'
import { useCatalog } from '../../../lib/catalog/use-catalog.ts'
import { useChangeDraft, useDraft } from '../../../lib/draft/draft-atom.ts'
import {
  validatePersonalization,
  type PersonalizationForm,
} from '../../../lib/draft/validate-personalization.ts'
import { draftScript } from '../../../lib/script/script-atoms.ts'
import { rememberedOrders } from '../../../lib/orders/order-memory.ts'
import type { ScriptInput } from '../../../lib/script/current-script.ts'
import { parseServerScript, sourceOf, type ServerScript } from '../../../lib/script/server-script.ts'
import { useShop } from '../../../lib/use-shop.ts'
import { useFocusIn, useLeft } from './use-left.ts'

/** After this time the words that are written here stay. */
const waitMs = 4000

/** What the server answered in this tab; `null` where it has nothing. The same is not asked again. */
const answersAtom = atom<ReadonlyMap<string, ServerScript['lines'] | null>>(new Map())

interface ServerScriptInput extends Pick<ScriptInput, 'characters'> {
  form: PersonalizationForm
  locale: Locale
}

/**
 * The script of the writing service, if one is configured, or the shop's own that says nothing of an earlier film of this
 * browser again: asked for once the buyer has left the field that changed what it is written from. It does not arrive while a
 * line is edited, or has the focus, which would then be lost.
 */
export function useServerScript({ form, characters, locale }: ServerScriptInput) {
  const { draftsWithAi } = useCatalog()
  const { api } = useShop()
  const { id: draftId, serverScript: stored } = useDraft()
  const drafted = useMemo(() => parseServerScript(stored), [stored])
  const hasOrdered = useMemo(() => rememberedOrders().length > 0, [])
  const changeDraft = useChangeDraft()
  const [answers, setAnswers] = useAtom(answersAtom)
  const source =
    (draftsWithAi || hasOrdered) && isComplete(form)
      ? sourceOf({ ...form, characters, locale, childAge: Number(form.childAge) })
      : undefined
  const isLeft = useLeft(source)
  const isLineInUse = useFocusIn('[data-line]')
  const isOpen = useAtomValue(draftScript.openAtom) !== null

  const isNew = isLeft && source !== undefined && drafted?.source !== source
  const wanted = isNew && !answers.has(source) ? source : undefined
  useEffect(() => {
    if (wanted === undefined) return undefined
    let isGone = false
    const leaving = new AbortController()
    const timer = setTimeout(() => leaving.abort(), waitMs)
    const fetchDraft = async () => {
      const body = { draftId, ...JSON.parse(wanted) }
      const lines = await api.call('previewScript', { body, signal: leaving.signal }).then(
        (answer) => answer.lines,
        () => null,
      )
      if (!isGone) setAnswers((before) => new Map(before).set(wanted, lines))
    }
    void fetchDraft()
    return () => {
      isGone = true
      clearTimeout(timer)
      leaving.abort()
    }
  }, [wanted, draftId, api, setAnswers])

  const lines = isNew && !isLineInUse && !isOpen ? answers.get(source) : undefined
  useEffect(() => {
    if (lines && source !== undefined) changeDraft({ serverScript: { source, lines } })
  }, [lines, source, changeDraft])
  return { drafted, writing: draftsWithAi && wanted !== undefined }
}

/** Whether the script can be ordered as the form is: the day and the number are not spoken. */
const isComplete = (form: PersonalizationForm) =>
  form.useAIVoice &&
  Object.keys(validatePersonalization(form, () => true)).every((field) => field === 'occasionDate')
