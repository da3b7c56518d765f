import { buildSheet, type Appearance } from './appearance.ts'
import {
  checkCvc,
  checkExpiry,
  checkNumber,
  formatCvc,
  formatExpiry,
  formatNumber,
  readExpiry,
  type CardProblem,
} from './card-rules.ts'
import { createPress } from './press.ts'
import type { Texts } from './texts.ts'

type FieldName = 'number' | 'expiry' | 'cvc'

export interface CardFormState {
  empty: boolean
  complete: boolean
}

/** The card's fields in a shadow tree, isolated from the shop's styles and ids. */
export interface CardForm {
  host: HTMLElement
  state(): CardFormState
  /** Shows the problems, focuses the first one, and returns it as text; undefined if all fields are valid. */
  submit(): string | undefined
  /** With the field names of Stripe's API. */
  card(): { number: string; exp_month: number; exp_year: number; cvc: string }
  focus(): void
  clear(): void
  setReadOnly(readOnly: boolean): void
  restyle(appearance: Appearance | undefined): void
  translate(texts: Texts): void
  dispose(): void
}

export interface CardFormEvents {
  change(): void
  focus(): void
  blur(): void
  escape(): void
}

const FIELDS: { name: FieldName; autocomplete: AutoFill; wide: boolean; maxLength: number }[] = [
  { name: 'number', autocomplete: 'cc-number', wide: true, maxLength: 24 },
  { name: 'expiry', autocomplete: 'cc-exp', wide: false, maxLength: 9 },
  { name: 'cvc', autocomplete: 'cc-csc', wide: false, maxLength: 4 },
]

export function createCardForm(
  texts: Texts,
  appearance: Appearance | undefined,
  events: CardFormEvents,
): CardForm {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const group = document.createElement('fieldset')
  const legend = document.createElement('legend')
  const note = document.createElement('p')
  note.className = 'note'
  const fields = FIELDS.map((field) => ({ ...field, ...createField(field.name, field) }))
  group.append(legend, ...fields.map((field) => field.box))
  root.append(group, note)
  const press = createPress()
  let words = texts

  const input = (name: FieldName) => fields.find((field) => field.name === name)?.input.value ?? ''

  function problemOf(name: FieldName): CardProblem | undefined {
    if (name === 'number') return checkNumber(input('number'))
    if (name === 'expiry') return checkExpiry(input('expiry'), new Date())
    return checkCvc(input('cvc'), input('number'))
  }

  function show(field: (typeof fields)[number], problem: CardProblem | undefined): void {
    field.shown = problem
    field.problem.textContent = problem ? words[problem] : ''
    field.input.setAttribute('aria-invalid', String(problem !== undefined))
  }

  function format(name: FieldName, text: string): string {
    if (name === 'number') return formatNumber(text)
    if (name === 'expiry') return formatExpiry(text)
    return formatCvc(text, input('number'))
  }

  for (const field of fields) {
    field.input.addEventListener('input', (event) => {
      // While the buyer deletes, do not format: a slash would come back.
      const erasing = event instanceof InputEvent && event.inputType.startsWith('delete')
      if (!erasing) field.input.value = format(field.name, field.input.value)
      if (field.shown) show(field, problemOf(field.name))
      events.change()
    })
    field.input.addEventListener('blur', () => {
      // A message that appears during a press would move the button away from the pointer.
      if (field.input.value !== '') press.afterwards(() => show(field, problemOf(field.name)))
      events.blur()
    })
    field.input.addEventListener('focus', () => events.focus())
    field.input.addEventListener('keydown', (event) => event.key === 'Escape' && events.escape())
  }

  function translate(next: Texts): void {
    words = next
    legend.textContent = words.group
    note.textContent = words.sandbox
    for (const field of fields) {
      field.label.textContent = words[field.name]
      if (field.name === 'expiry') field.input.placeholder = words.expiryFormat
      show(field, field.shown)
    }
  }

  const restyle = (next: Appearance | undefined) => void (root.adoptedStyleSheets = [buildSheet(next)])
  translate(texts)
  restyle(appearance)
  return {
    host,
    translate,
    restyle,
    state: () => ({
      empty: fields.every((field) => field.input.value === ''),
      complete: FIELDS.every(({ name }) => problemOf(name) === undefined),
    }),
    submit() {
      for (const field of fields) show(field, problemOf(field.name))
      const first = fields.find((field) => field.shown)
      first?.input.focus()
      return first?.shown && words[first.shown]
    },
    card() {
      const { month, year } = readExpiry(input('expiry')) ?? { month: 0, year: 0 }
      return {
        number: input('number').replaceAll(' ', ''),
        exp_month: month,
        exp_year: year,
        cvc: input('cvc'),
      }
    },
    focus: () => fields[0]?.input.focus(),
    clear() {
      for (const field of fields) {
        field.input.value = ''
        show(field, undefined)
      }
      events.change()
    },
    dispose: () => press.dispose(),
    setReadOnly: (readOnly) => void (group.disabled = readOnly),
  }
}

function createField(name: FieldName, options: (typeof FIELDS)[number]) {
  const box = document.createElement('div')
  box.className = options.wide ? 'field wide' : 'field'
  const label = document.createElement('label')
  label.htmlFor = name
  const input = document.createElement('input')
  input.id = name
  input.name = name
  input.inputMode = 'numeric'
  input.autocomplete = options.autocomplete
  input.maxLength = options.maxLength
  input.required = true
  input.setAttribute('aria-describedby', `${name}-problem`)
  const problem = document.createElement('p')
  problem.id = `${name}-problem`
  problem.className = 'problem'
  problem.setAttribute('aria-live', 'polite')
  box.append(label, input, problem)
  const shown: CardProblem | undefined = undefined
  return { box, label, input, problem, shown: shown as CardProblem | undefined } // it changes as problems are shown
}
