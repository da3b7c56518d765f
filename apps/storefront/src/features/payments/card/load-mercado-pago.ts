import type { InlineOption } from '../../../lib/payments/checkout-routes.ts'
import { addScript, requestAgain } from './add-script.ts'

/** The secure fields used here; each is an iframe of Mercado Pago. */
export const secureFields = ['cardNumber', 'expirationDate', 'securityCode'] as const
export type SecureFieldName = (typeof secureFields)[number]

/** One field of MercadoPago.js v2. */
export interface SecureField {
  mount(containerId: string): SecureField
  unmount(): void
  on(event: string, listener: (event: SecureFieldEvent) => void): SecureField
  update(change: { placeholder?: string; invalid?: boolean }): SecureField
  focus(): void
}

export interface SecureFieldEvent {
  field: string
  /** In `binChange`: the card's first eight digits, or `null` if fewer are entered. */
  bin?: string | null
  /** In `validityChange`: empty while the field is valid. */
  errorMessages?: readonly unknown[]
}

/** The subset of MercadoPago.js v2 that the shop uses. */
export interface MercadoPago {
  fields: {
    create(
      type: SecureFieldName,
      options: {
        placeholder?: string
        srLabel?: string
        ariaRequired?: boolean
        style?: Record<string, string>
      },
    ): SecureField
    createCardToken(holder: {
      cardholderName: string
      identificationType: string
      identificationNumber: string
    }): Promise<{ id: string } | undefined>
  }
  getPaymentMethods(card: {
    bin: string
  }): Promise<{ results?: { id?: unknown; issuer?: { id?: unknown } }[] }>
  getInstallments(card: {
    amount: string
    bin: string
  }): Promise<{ payer_costs?: { installments?: unknown; installment_rate?: unknown }[] }[]>
}

type Constructor = new (publicKey: string, options: { locale: string }) => MercadoPago

const home = 'https://sdk.mercadopago.com/js/v2'
const loading = new Map<string, Promise<Constructor>>()

/** Loads the script once; after a failure the next call tries again. A stand-in's URL replaces the default. */
export async function loadMercadoPago(
  { publishableKey, scriptUrl = home }: Pick<InlineOption, 'publishableKey' | 'scriptUrl'>,
  locale: 'en' | 'pt',
): Promise<MercadoPago> {
  const script = loading.get(scriptUrl) ?? load(scriptUrl)
  loading.set(scriptUrl, script)
  script.catch(() => loading.delete(scriptUrl))
  const MercadoPagoJs = await script
  return new MercadoPagoJs(publishableKey, { locale: locale === 'pt' ? 'pt-BR' : 'en-US' })
}

/** Requests again a script that never answered; false if it has answered. */
export function requestMercadoPagoAgain({ scriptUrl = home }: Pick<InlineOption, 'scriptUrl'>): boolean {
  if (!loading.has(scriptUrl) || 'MercadoPago' in globalThis) return false
  requestAgain(scriptUrl)
  return true
}

async function load(scriptUrl: string): Promise<Constructor> {
  await addScript(scriptUrl)
  const { MercadoPago: made } = globalThis as { MercadoPago?: Constructor } // the script defines it
  if (made === undefined) throw new Error('The script of Mercado Pago brought nothing')
  return made
}

/** The fields named by the script's error when it creates no token; `undefined` if the error is not about fields. */
export function wrongFields(error: unknown): SecureFieldName[] | undefined {
  if (!Array.isArray(error)) return undefined
  const named = secureFields.filter((name) =>
    error.some((each: unknown) => {
      const { field, message } = (each ?? {}) as { field?: unknown; message?: unknown } // checked here
      return field === name || (typeof message === 'string' && message.includes(name))
    }),
  )
  // An error without a field most likely concerns the number.
  return named.length > 0 ? named : ['cardNumber']
}
