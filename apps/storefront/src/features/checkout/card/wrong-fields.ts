import { secureFields, type SecureFieldName } from './load-mercado-pago.ts'

/** The fields that the script's refusal to make a token names; `undefined` where it is no refusal of fields. */
export function wrongFields(error: unknown): SecureFieldName[] | undefined {
  if (!Array.isArray(error)) return undefined
  const named = secureFields.filter((name) =>
    error.some((each: unknown) => {
      const { field, message } = (each ?? {}) as { field?: unknown; message?: unknown } // looked at here
      return field === name || (typeof message === 'string' && message.includes(name))
    }),
  )
  // It refuses without saying what: the number is where most is wrong.
  return named.length > 0 ? named : ['cardNumber']
}
