import { secureFields, type SecureFieldName } from './load-mercado-pago.ts'

/** The fields that the script's error names when it makes no token; `undefined` when the error is not about fields. */
export function wrongFields(error: unknown): SecureFieldName[] | undefined {
  if (!Array.isArray(error)) return undefined
  const named = secureFields.filter((name) =>
    error.some((each: unknown) => {
      const { field, message } = (each ?? {}) as { field?: unknown; message?: unknown } // checked here
      return field === name || (typeof message === 'string' && message.includes(name))
    }),
  )
  // An error without a field: the number is the most likely one.
  return named.length > 0 ? named : ['cardNumber']
}
