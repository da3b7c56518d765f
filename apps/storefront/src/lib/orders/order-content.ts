import type { Catalog } from '@recadinho/contracts/catalog'
import { usualCountry } from '@recadinho/i18n/locales'
import { cleanLine } from '@recadinho/contracts/one-line'
import type { CreateOrderBody } from '@recadinho/contracts/orders'
import { sentFields } from '@recadinho/contracts/sent-fields'
import { phoneDigits } from '@recadinho/i18n/phone'
import type { Script } from '@recadinho/stage/script-document'
import type { Draft } from '../draft/draft.ts'
import { isSelectionComplete, keepKnown } from '../draft/selection.ts'
import { isInEffect } from '@recadinho/stage/edited-script'
import { scriptIssue } from '../script/script-issue.ts'
import type { Step } from '../draft/steps.ts'
import { validatePersonalization } from '../draft/validate-personalization.ts'
import type { Market } from '../market/market.ts'

/** Everything in an order that the buyer decides: drafts with equal contents are the same order. */
export type OrderContent = Omit<CreateOrderBody, 'shownTotal'>

/**
 * The order content of a draft in this market; `undefined` while a step of the purchase is incomplete. Its script is what
 * the buyer has edited: `placeOrder` sends the one that was seen.
 */
export function orderContent(draft: Draft, market: Market): OrderContent | undefined {
  const { selectedPackage, selectedCharacters, promoCode } = draft
  const whatsappNumber = digitsOf(draft, market)
  const incomplete = missingStep(draft, market) !== undefined
  if (incomplete || !selectedPackage || !whatsappNumber) return undefined
  return {
    packageId: selectedPackage.id,
    characterIds: selectedCharacters.map(({ id }) => id),
    ...sentFields({ ...draft, whatsappNumber }),
    ...(draft.script && isInEffect(draft.script, draft) ? { script: sentLines(draft.script.lines) } : {}),
    ...(promoCode ? { promoCode: promoCode.code } : {}),
    ...market,
  }
}

/** The first incomplete step of the purchase. */
export function missingStep(draft: Draft, market: Market): Step | undefined {
  if (!draft.selectedPackage) return 'package'
  if (!isSelectionComplete(draft)) return 'characters'
  const form = { ...draft, childAge: draft.childAge === null ? '' : String(draft.childAge) }
  const issues = validatePersonalization(form, () => digitsOf(draft, market) !== undefined)
  const isUnspeakable =
    draft.script !== null && isInEffect(draft.script, draft) && scriptIssue(draft.script.lines) !== undefined
  return isUnspeakable || Object.keys(issues).length > 0 ? 'personalization' : undefined
}

/** A script as the server takes it. */
export const sentLines = (script: Script): NonNullable<CreateOrderBody['script']> =>
  script.map((line) => ({
    ...line,
    speakers: [...line.speakers],
    text: cleanLine(line.text),
    sayAs: [...line.sayAs],
  }))

/** Like `missingStep`, but counts only what the shop offers now. */
export function missingHere(
  draft: Draft,
  market: Market,
  { packages, characters }: Pick<Catalog, 'packages' | 'characters'>,
): Step | undefined {
  if (!packages.some(({ id }) => id === draft.selectedPackage?.id)) return 'package'
  return missingStep(keepKnown(draft, characters), market)
}

const digitsOf = ({ whatsappNumber, whatsappCountry }: Draft, { locale, country }: Market) =>
  phoneDigits(whatsappNumber, whatsappCountry ?? usualCountry(locale, country))

/** A short hash of the content (FNV-1a, 64 bits), so that no personal data is stored with the order's id. */
export function fingerprint(content: OrderContent): string {
  const fields = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(JSON.stringify(fields)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}
