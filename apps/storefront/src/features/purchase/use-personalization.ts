import { phoneDigits } from '@recadinho/i18n/phone'
import { useRef, useState, type RefObject } from 'react'
import { usualCountry } from '../../lib/api/phone-prefixes.ts'
import { changeDraft, useDraft } from '../../lib/draft/store.ts'
import {
  validatePersonalization,
  type PersonalizationForm,
  type PersonalizationIssues,
} from '../../lib/draft/validate-personalization.ts'
import { usePlace } from '../../lib/use-place.ts'

export interface Personalization {
  form: PersonalizationForm
  /** The country whose prefix goes before the number. */
  country: string
  issues: PersonalizationIssues
  /** Gets the focus when the form was refused. */
  summary: RefObject<HTMLDivElement | null>
  change: (change: Partial<PersonalizationForm>) => void
  pickCountry: (code: string) => void
  submit: () => void
}

/**
 * The personalization form: every keystroke goes to the draft, so a reload loses nothing. Only the age also lives here, as
 * typed, since the draft holds it as a number. Errors show once the form was sent, and go as they are mended.
 */
export function usePersonalization(onDone: () => void): Personalization {
  const place = usePlace()
  const draft = useDraft()
  const [age, setAge] = useState(() => (draft.childAge === null ? '' : String(draft.childAge)))
  const [sent, setSent] = useState(false)
  const summary = useRef<HTMLDivElement>(null)

  const country = draft.whatsappCountry ?? usualCountry(place.locale, place.country)
  const { childName, occasion, whatsappNumber, additionalNotes, useAIVoice } = draft
  const form = { childName, childAge: age, occasion, whatsappNumber, additionalNotes, useAIVoice }
  const issues = validatePersonalization(form, (typed) => phoneDigits(typed, country) !== undefined)

  return {
    form,
    country,
    issues: sent ? issues : {},
    summary,
    change({ childAge, ...rest }) {
      if (childAge !== undefined) setAge(childAge)
      changeDraft({ ...rest, ...(childAge === undefined ? {} : { childAge: wholeAge(childAge) }) })
    },
    pickCountry: (code) => changeDraft({ whatsappCountry: code }),
    submit() {
      if (Object.keys(issues).length === 0) return onDone()
      setSent(true)
      // After the summary was drawn.
      requestAnimationFrame(() => summary.current?.focus())
    },
  }
}

const wholeAge = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null)
