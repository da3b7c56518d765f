import { cut } from './clean.ts'
import { holdsSecret } from './secret.ts'

/** The maximum length in a filter of the figures. */
const atMost = 100

/** Control characters, lone surrogates, and marks that reverse or hide text. Joiners stay: emoji need them. */
const unprintable =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{AD}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu

/** `ana@example.com`, also percent-encoded; `@ana` alone is a public name. */
const email = /\S(?:[@＠﹫]|%40)\S/i

/** `{{campaign.name}}` (Meta), `__CAMPAIGN_NAME__` (TikTok), `{campaignid}` (Google). */
const placeholder = /\{\{[^{}]*\}\}|^\{.*\}$|^__.+__$/

export const isUnfilled = (value: string): boolean => placeholder.test(value.trim())

/**
 * T5: an advertiser's name of a source, medium or campaign. These are public words, so their punctuation stays and is
 * escaped where they are shown. `null` for personal data, secrets and unfilled placeholders.
 */
export function campaignWord(value: string | undefined): string | null {
  const clean = cut((value ?? '').normalize('NFC').replaceAll(unprintable, '').trim(), atMost)
  return clean === '' || isUnfilled(clean) || email.test(clean) || holdsSecret(clean) ? null : clean
}
