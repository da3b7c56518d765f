import { usualCountry } from '@recadinho/i18n/locales'
import { useRef, useState, type RefObject } from 'react'
import { reportMeasured } from '../../lib/tracking/report-measured.ts'
import { useChangeDraft, useDraft } from '../../lib/draft/draft-atom.ts'
import {
  validatePersonalization,
  type PersonalizationField,
  type PersonalizationForm,
  type PersonalizationIssue,
  type PersonalizationIssues,
} from '../../lib/draft/validate-personalization.ts'
import { scriptIssue, type ScriptIssue } from '../../lib/script/script-issue.ts'
import { useScript } from '../../lib/script/script-atoms.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { isPhone, loadPhoneRules, usePhoneRules, type PhoneRules } from './use-phone-rules.ts'

export interface Personalization {
  form: PersonalizationForm
  /** The country of the number's prefix. */
  country: string
  /** Only of fields to which the buyer was led. */
  issues: PersonalizationIssues
  /** The first field that is missing or wrong; the step's button leads to it. */
  next:
    | { field: PersonalizationField; issue: PersonalizationIssue }
    | { field: 'script'; issue: ScriptIssue }
    | undefined
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
 * here as entered, because the draft has a number. Each submit leads to the first field that is missing or wrong, whose
 * error appears, and disappears when fixed. `formId` begins the fields' ids.
 */
export function usePersonalization(formId: string, onDone: () => void): Personalization {
  const market = useMarket()
  const draft = useDraft()
  const changeDraft = useChangeDraft()
  const [age, setAge] = useState(() => (draft.childAge === null ? '' : String(draft.childAge)))
  const [refused, setRefused] = useState<readonly PersonalizationField[]>([])
  const [halfDay, setHalfDay] = useState(false)
  const summary = useRef<HTMLDivElement>(null)

  const country = draft.whatsappCountry ?? usualCountry(market.locale, market.country)
  const form: PersonalizationForm = { ...draft, childAge: age }
  const [numberBegun, setNumberBegun] = useState(false)
  const rules = usePhoneRules(numberBegun || refused.length > 0 || form.whatsappNumber !== '')
  const check = (known: PhoneRules | undefined, half: boolean) =>
    // An incomplete date has no value.
    validatePersonalization(half ? { ...form, occasionDate: 'incomplete' } : form, (typed) =>
      isPhone(known, typed, country),
    )
  const issues = check(rules, halfDay)

  const script = useScript()
  const wrong = script?.edited ? scriptIssue(script.lines) : undefined
  const unspeakable = wrong && { field: 'script' as const, issue: wrong.issue }

  const send = async (half: boolean) => {
    setHalfDay(half)
    const known = rules ?? (await loadPhoneRules())
    const first = firstOf(check(known, half)) ?? unspeakable
    if (!first) {
      reportMeasured('SubmitForm', { content_name: 'purchase' })
      return onDone()
    }
    const { field } = first
    // The script says itself what is wrong.
    if (field !== 'script') setRefused((all) => [...all, field])
    leadTo(`${formId}-${field}`)
  }
  return {
    form,
    country,
    issues: Object.fromEntries(
      Object.entries(issues).filter(([field]) => refused.some((one) => one === field)),
    ),
    next: firstOf(issues) ?? unspeakable,
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

function firstOf(issues: PersonalizationIssues) {
  const [field] = Object.keys(issues) as PersonalizationField[] // the keys of issues, in the order of the form
  const issue = field && issues[field]
  return issue && { field, issue }
}

/** Focuses a field once its error is there. */
const leadTo = (id: string) =>
  requestAnimationFrame(() => {
    const field = document.getElementById(id)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })

const wholeAge = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null)
