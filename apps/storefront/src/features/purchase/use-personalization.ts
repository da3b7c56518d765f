import { phoneDigits, splitInternational } from '@recadinho/i18n/phone'
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
  /** `halfDay`: the day was begun and is none yet, which a date field tells only by itself. */
  submit: (halfDay: boolean) => void
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
  const [halfDay, setHalfDay] = useState(false)
  const summary = useRef<HTMLDivElement>(null)

  const country = draft.whatsappCountry ?? usualCountry(place.locale, place.country)
  const { childName, nameHint, occasion, occasionDate, whatsappNumber, additionalNotes, useAIVoice } = draft
  const form = {
    childName,
    nameHint,
    childAge: age,
    occasion,
    occasionDate,
    whatsappNumber,
    additionalNotes,
    useAIVoice,
  }
  const found = validatePersonalization(form, (typed) => phoneDigits(typed, country) !== undefined)
  const issues: PersonalizationIssues = halfDay ? { ...found, occasionDate: 'day_unknown' } : found

  return {
    form,
    country,
    issues: sent ? issues : {},
    summary,
    change({ childAge, ...rest }) {
      if (childAge !== undefined) setAge(childAge)
      if (rest.occasionDate !== undefined) setHalfDay(false)
      // A number that was pasted with its prefix tells its country too.
      const split = rest.whatsappNumber === undefined ? undefined : splitInternational(rest.whatsappNumber)
      changeDraft({
        ...rest,
        ...(childAge === undefined ? {} : { childAge: wholeAge(childAge) }),
        ...(split ? { whatsappNumber: split.national, whatsappCountry: split.country } : {}),
      })
    },
    pickCountry: (code) => changeDraft({ whatsappCountry: code }),
    submit(half) {
      setHalfDay(half)
      if (!half && Object.keys(found).length === 0) return onDone()
      setSent(true)
      // After the summary was drawn.
      requestAnimationFrame(() => summary.current?.focus())
    },
  }
}

const wholeAge = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null)
