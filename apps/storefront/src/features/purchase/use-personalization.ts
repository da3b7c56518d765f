import { useRef, useState, type RefObject } from 'react'
import { usualCountry } from '../../lib/api/phone-prefixes.ts'
import { changeDraft, useDraft } from '../../lib/draft/store.ts'
import {
  validatePersonalization,
  type PersonalizationForm,
  type PersonalizationIssues,
} from '../../lib/draft/validate-personalization.ts'
import { usePlace } from '../../lib/use-place.ts'
import { isPhone, loadPhoneRules, usePhoneRules, type PhoneRules } from './use-phone-rules.ts'

export interface Personalization {
  form: PersonalizationForm
  /** The country whose prefix goes before the number. */
  country: string
  issues: PersonalizationIssues
  /** Gets the focus when the form was refused. */
  summary: RefObject<HTMLDivElement | null>
  change: (change: Partial<PersonalizationForm>) => void
  pickCountry: (code: string) => void
  /** The number's turn has come. */
  beginNumber: () => void
  /** Writes the number as its country does, once the rules are here. */
  formatNumber: ((typed: string) => string) | undefined
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
  const [numberBegun, setNumberBegun] = useState(false)
  const rules = usePhoneRules(numberBegun || sent || whatsappNumber !== '')
  const check = (known: PhoneRules | undefined) =>
    validatePersonalization(form, (typed) => isPhone(known, typed, country))
  const found = check(rules)
  const issues: PersonalizationIssues = halfDay ? { ...found, occasionDate: 'day_unknown' } : found

  const send = async (half: boolean) => {
    setHalfDay(half)
    const refused = check(rules ?? (await loadPhoneRules()))
    if (!half && Object.keys(refused).length === 0) return onDone()
    setSent(true)
    // After the summary was drawn.
    requestAnimationFrame(() => summary.current?.focus())
  }
  return {
    form,
    country,
    issues: sent ? issues : {},
    summary,
    change({ childAge, ...rest }) {
      if (childAge !== undefined) setAge(childAge)
      if (rest.occasionDate !== undefined) setHalfDay(false)
      // A number that was pasted with its prefix tells its country too.
      const split =
        rest.whatsappNumber === undefined ? undefined : rules?.splitInternational(rest.whatsappNumber)
      changeDraft({
        ...rest,
        ...(childAge === undefined ? {} : { childAge: wholeAge(childAge) }),
        ...(split ? { whatsappNumber: split.national, whatsappCountry: split.country } : {}),
      })
    },
    pickCountry: (code) => changeDraft({ whatsappCountry: code }),
    beginNumber: () => setNumberBegun(true),
    formatNumber: rules && ((typed) => rules.formatAsTyped(typed, country)),
    submit: (half) => void send(half),
  }
}

const wholeAge = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null)
