import { cut } from './clean.ts'
import { holdsSecret } from './secret.ts'

/** The filter of the figures takes no longer one. */
const atMost = 100

/** Control characters, halves of characters, and marks that turn or hide text. Joiners stay: emoji consist of them. */
const unprintable =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{AD}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu

/** `ana@example.com`, also encoded once more; `@ana` alone is a name that everybody may read. */
const email = /\S(?:[@＠﹫]|%40)\S/i

/** `{{campaign.name}}` (Meta), `__CAMPAIGN_NAME__` (TikTok), `{campaignid}` (Google). */
const placeholder = /\{\{[^{}]*\}\}|^\{.*\}$|^__.+__$/

export const isUnfilled = (value: string): boolean => placeholder.test(value.trim())

/**
 * T5: what an advertiser calls a source, a medium or a campaign: public words, so their punctuation stays and is escaped where
 * they are shown. `null` for what names a person, may open something, or was never filled in.
 */
export function campaignWord(value: string | undefined): string | null {
  const clean = cut((value ?? '').normalize('NFC').replaceAll(unprintable, '').trim(), atMost)
  return clean === '' || isUnfilled(clean) || email.test(clean) || holdsSecret(clean) ? null : clean
}
