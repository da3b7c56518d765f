/**
 * The shop's own messaging link (§2, Footer): non-digits are stripped, one leading 0 is dropped, and 55 is prepended if
 * missing. `undefined` if no number is set. Only for the shop's Brazilian number, never for a buyer's.
 */
export function contactWhatsappLink(contact: string, text?: string): string | undefined {
  const digits = contact.replaceAll(/\D/g, '').replace(/^0/, '')
  if (digits === '') return undefined
  const query = text === undefined ? '' : `?text=${encodeURIComponent(text)}`
  return `https://wa.me/${digits.startsWith('55') ? digits : `55${digits}`}${query}`
}
