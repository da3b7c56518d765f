/**
 * The shop's own messaging link (§2, Footer): non-digits are stripped, one leading 0 is dropped, and 55 is prepended if
 * missing. It is missing from the 10 or 11 digits of a national number, which may begin with the area code 55.
 * `undefined` if no number is set. Only for the shop's Brazilian number, never for a buyer's.
 */
export function contactWhatsappLink(contact: string, text?: string): string | undefined {
  const digits = contact.replaceAll(/\D/g, '').replace(/^0/, '')
  if (digits === '') return undefined
  const query = text === undefined ? '' : `?text=${encodeURIComponent(text)}`
  const complete = digits.startsWith('55') && digits.length > 11
  return `https://wa.me/${complete ? digits : `55${digits}`}${query}`
}
