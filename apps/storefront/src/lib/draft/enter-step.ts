import type { ShopWindow } from '../shop-window.ts'
import { rememberPromoCode } from './promo-code.ts'
import type { Draft } from './draft.ts'
import { choosePackage, isSelectionComplete, wishCharacter } from './selection.ts'
import { isStep, type PurchaseSearch, type Step } from './steps.ts'
import { changeDraft, currentDraft } from './store.ts'

/**
 * Takes over what another page chose (a package, a character, a promo code) and answers the address of the step that may be shown. The
 * first step has the bare address.
 */
export function enterStep(
  search: PurchaseSearch,
  { packages, characters }: Pick<ShopWindow, 'packages' | 'characters'>,
): PurchaseSearch {
  const promo = codeOf(search)
  if (promo) rememberPromoCode(promo)
  const chosen = packages.find(({ id }) => id === search.package)
  if (chosen) changeDraft((draft) => choosePackage(draft, chosen))
  const wished = characters.find(({ id }) => id === search.character)
  if (wished) changeDraft((draft) => wishCharacter(draft, wished.id))
  // The router also passes on what the route refused: a step that there is not, or two of them.
  const asked = isStep(search.step) ? search.step : 'package'
  const wanted = (chosen ?? wished) ? 'characters' : asked
  const step = allowedStep(wanted, currentDraft())
  return step === 'package' ? {} : { step }
}

/** The router reads a code of digits alone as a number, or several codes as a list: then the address has it as it was written. */
const codeOf = ({ promo }: { promo?: unknown }): string | null =>
  promo === undefined || typeof promo === 'string'
    ? (promo ?? null)
    : new URLSearchParams(location.search).get('promo')

/** The step that may be shown when `wanted` is asked for: never beyond the first that is not done. */
export function allowedStep(wanted: Step, draft: Draft): Step {
  if (draft.selectedPackage === null) return 'package'
  return wanted === 'personalization' && !isSelectionComplete(draft) ? 'characters' : wanted
}
