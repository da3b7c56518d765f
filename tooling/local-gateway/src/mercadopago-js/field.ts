import { formatCvc, formatExpiry, formatNumber, readExpiry } from '../stripe-js/card-rules.ts'
import {
  fieldTypes,
  type FieldOptions,
  type FieldType,
  type Holder,
  type News,
  type Order,
} from './messages.ts'
import { binOf, problemsOf } from './rules.ts'

// The inside of one secure field's frame; the shop's page never sees the input.

const type = fieldTypes.find((each) => location.pathname.endsWith(`/${each}`)) ?? 'cardNumber'
const input = document.createElement('input')
const sheet = new CSSStyleSheet()
const autocomplete = { cardNumber: 'cc-number', expirationDate: 'cc-exp', securityCode: 'cc-csc' } as const
let publicKey = ''
let bin: string | null = null

input.inputMode = 'numeric'
input.autocomplete = autocomplete[type]
input.maxLength = type === 'cardNumber' ? 24 : type === 'expirationDate' ? 9 : 4
sheet.replaceSync(
  'html, body { height: 100%; margin: 0; background: transparent } input { box-sizing: border-box; width: 100%; height: 100%; padding: 0; border: 0; outline: 0; background: transparent; color: inherit; font: inherit; font-variant-numeric: tabular-nums }',
)
document.adoptedStyleSheets = [sheet]
document.body.append(input)

input.addEventListener('input', (event) => {
  const erasing = event instanceof InputEvent && event.inputType.startsWith('delete')
  if (!erasing) input.value = formatted(input.value)
  report({ mp: 'change' })
  if (type === 'cardNumber' && binOf(input.value) !== bin) {
    bin = binOf(input.value)
    report({ mp: 'binChange', bin })
  }
})
input.addEventListener('focus', () => report({ mp: 'focus' }))
input.addEventListener('blur', () => {
  if (input.value !== '') report({ mp: 'validityChange', errorMessages: problems() })
  report({ mp: 'blur' })
})
addEventListener('message', ({ data, source }) => {
  if (source === parent) obey(data as Order) // messages only from the page that contains the frame
})
report({ mp: 'here' })

function obey(order: Order): void {
  if (order.mp === 'focus') input.focus()
  else if (order.mp === 'blur') input.blur()
  else if (order.mp === 'update') update(order.options)
  else if (order.mp === 'options') {
    publicKey = order.publicKey
    update(order.options)
    report({ mp: 'ready' })
  } else void makeToken(order.id, order.holder)
}

function update({ placeholder, srLabel, style, invalid }: FieldOptions & { invalid?: boolean }): void {
  if (placeholder !== undefined) input.placeholder = placeholder
  if (srLabel !== undefined) input.setAttribute('aria-label', srLabel)
  if (invalid !== undefined) input.setAttribute('aria-invalid', String(invalid))
  const { 'placeholder-color': hint, placeholderColor, ...rest } = style ?? {}
  for (const [name, value] of Object.entries(rest))
    document.documentElement.style.setProperty(dashed(name), value)
  const color = hint ?? placeholderColor
  if (color !== undefined) sheet.insertRule(`input::placeholder { color: ${color}; opacity: 1 }`)
}

/** All frames of a shop's form have the same origin, so this one can read the others. */
async function makeToken(id: number, holder: Holder): Promise<void> {
  const all = (['cardNumber', 'expirationDate', 'securityCode'] as const).map((name) => valueOf(name))
  const [number = '', expiry = '', code = ''] = all
  const wrong = [
    ...problemsOf('cardNumber', number, number),
    ...problemsOf('expirationDate', expiry, number),
    ...problemsOf('securityCode', code, number),
  ]
  if (wrong.length > 0) return report({ mp: 'token', id, problems: wrong })
  const { month, year } = readExpiry(expiry) ?? { month: 0, year: 0 }
  const { identificationType, identificationNumber, cardholderName = '' } = holder
  const body = {
    card_number: number.replaceAll(/\D/g, ''),
    security_code: code,
    expiration_month: month,
    expiration_year: year,
    cardholder: {
      name: cardholderName,
      ...(identificationNumber && {
        identification: { type: identificationType, number: identificationNumber },
      }),
    },
  }
  try {
    const response = await fetch(`/mercadopago/v1/card_tokens?public_key=${encodeURIComponent(publicKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { message?: string } // the gateway's own responses
    report(
      response.ok
        ? { mp: 'token', id, token: answer }
        : { mp: 'token', id, failure: answer.message ?? 'refused' },
    )
  } catch {
    report({ mp: 'token', id, failure: 'network' })
  }
}

function valueOf(name: FieldType): string {
  for (let index = 0; index < parent.length; index++)
    try {
      const frame = parent[index]
      if (frame?.name === name) return frame.document.querySelector('input')?.value ?? ''
    } catch {
      // A frame of another origin.
    }
  return ''
}

function problems() {
  return problemsOf(type, input.value, valueOf('cardNumber'))
}

function formatted(text: string): string {
  if (type === 'cardNumber') return formatNumber(text)
  return type === 'expirationDate' ? formatExpiry(text) : formatCvc(text, valueOf('cardNumber'))
}

function report(news: News): void {
  parent.postMessage(news, '*')
}

function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}
