/**
 * The shop's own messaging link (§2, Footer): non-digits stripped, one leading 0 dropped, 55 put in front if missing.
 * `undefined` when no number is set. For the shop's Brazilian contact only, never for a buyer's number.
 */
export function contactWhatsappLink(contact: string, text?: string): string | undefined {
  const digits = contact.replaceAll(/\D/g, '').replace(/^0/, '')
  if (digits === '') return undefined
  const query = text === undefined ? '' : `?text=${encodeURIComponent(text)}`
  return `https://wa.me/${digits.startsWith('55') ? digits : `55${digits}`}${query}`
}
