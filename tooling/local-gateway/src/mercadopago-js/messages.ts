/** The supported secure fields; MercadoPago.js also has separate fields for month and year. */
export const fieldTypes = ['cardNumber', 'expirationDate', 'securityCode'] as const
export type FieldType = (typeof fieldTypes)[number]

/** The page's options of a field; other properties are accepted and ignored. */
export interface FieldOptions {
  placeholder?: string
  /** The name for screen readers. */
  srLabel?: string
  style?: Record<string, string>
}

/** The cardholder, none of whose data is secret from the page. */
export interface Holder {
  cardholderName?: string
  identificationType?: string
  identificationNumber?: string
}

/** A problem with a field, as the script reports it. */
export interface FieldProblem {
  field: FieldType
  cause: 'invalid_type' | 'invalid_length' | 'invalid_value'
  message: string
}

/** From the page to a field's frame. */
export type Order =
  | { mp: 'options'; options: FieldOptions; publicKey: string }
  | { mp: 'update'; options: FieldOptions & { invalid?: boolean } }
  | { mp: 'focus' }
  | { mp: 'blur' }
  | { mp: 'token'; id: number; holder: Holder }

/** From a field's frame to the page. */
export type News =
  | { mp: 'here' }
  | { mp: 'ready' | 'focus' | 'blur' | 'change' }
  | { mp: 'binChange'; bin: string | null }
  | { mp: 'validityChange'; errorMessages: FieldProblem[] }
  | { mp: 'token'; id: number; token?: object; problems?: FieldProblem[]; failure?: string }
