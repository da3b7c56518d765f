import { useErrorFocus } from '@recadinho/ui/focus'
import { usualCountry } from '@recadinho/i18n/locales'
import { useState, type RefObject } from 'react'
import { reportMeasured } from '../../lib/tracking/report-measured.ts'
import { useChangeDraft, useDraft } from '../../lib/draft/draft-atom.ts'
import {
  validatePersonalization,
  type PersonalizationForm,
  type PersonalizationIssues,
} from '../../lib/draft/validate-personalization.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { isPhone, loadPhoneRules, usePhoneRules, type PhoneRules } from './use-phone-rules.ts'

export interface Personalization {
  form: PersonalizationForm
  /** The country of the number's prefix. */
  country: string
  issues: PersonalizationIssues
  /** Focused when the form is refused. */
  summary: RefObject<HTMLDivElement | null>
  change: (change: Partial<PersonalizationForm>) => void
  pickCountry: (code: string) => void
  /** Called when the buyer focuses the number. */
  beginNumber: () => void
  /** Formats the number for its country, once the rules have loaded. */
  formatNumber: ((typed: string) => string) | undefined
  /** `halfDay`: the date is incomplete, which only the date field knows. */
  submit: (halfDay: boolean) => void
}

/**
 * The personalization form. Each keystroke is stored in the draft, so a reload loses nothing. Only the age is also kept
 * here as entered, because the draft has a number. Errors appear once the form is submitted, and disappear when fixed.
 */
export function usePersonalization(onDone: () => void): Personalization {
  const market = useMarket()
  const draft = useDraft()
  const changeDraft = useChangeDraft()
  const [age, setAge] = useState(() => (draft.childAge === null ? '' : String(draft.childAge)))
  const [sent, setSent] = useState(false)
  const [halfDay, setHalfDay] = useState(false)
  const { summary, focusSummary } = useErrorFocus()

  const country = draft.whatsappCountry ?? usualCountry(market.locale, market.country)
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
    if (!half && Object.keys(refused).length === 0) {
      reportMeasured('SubmitForm', { content_name: 'purchase' })
      return onDone()
    }
    setSent(true)
    focusSummary()
  }
  return {
    form,
    country,
    issues: sent ? issues : {},
    summary,
    change({ childAge, ...rest }) {
      if (childAge !== undefined) setAge(childAge)
      if (rest.occasionDate !== undefined) setHalfDay(false)
      // A pasted number with a prefix also sets the country.
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
