import type { Catalog } from '@recadinho/contracts/catalog'
import { occasions } from '@recadinho/contracts/personalization'
import type { Store } from 'jotai'
import { rememberPromoCode } from './promo-code.ts'
import type { Draft } from './draft.ts'
import { selectPackage, isSelectionComplete, wishCharacter } from './selection.ts'
import { isStep, type PurchaseSearch, type Step } from './steps.ts'
import { draftAtom } from './draft-atom.ts'

/**
 * Applies the selection of another page (a package, a character, a season, a promo code) and returns the search
 * parameters of the step that may be shown. The first step has none.
 */
export function enterStep(
  store: Store,
  search: PurchaseSearch,
  { packages, characters }: Pick<Catalog, 'packages' | 'characters'>,
): PurchaseSearch {
  const promo = codeOf(search)
  if (promo) rememberPromoCode(promo)
  const selected = packages.find(({ id }) => id === search.package)
  if (selected) store.set(draftAtom, (draft) => selectPackage(draft, selected))
  const wished = characters.find(({ id }) => id === search.character)
  if (wished) store.set(draftAtom, (draft) => wishCharacter(draft, wished.id))
  const occasion = occasions.find((each) => each === search.season)
  if (occasion) store.set(draftAtom, { occasion })
  // The router also passes invalid values: an unknown step, or two of them.
  const requested = isStep(search.step) ? search.step : 'package'
  const wanted = (selected ?? wished) ? 'characters' : requested
  const step = allowedStep(wanted, store.get(draftAtom))
  return step === 'package' ? {} : { step }
}

/** The router parses an all-digit code as a number, and repeated codes as a list; the URL has the original text. */
const codeOf = ({ promo }: { promo?: unknown }): string | null =>
  promo === undefined || typeof promo === 'string'
    ? (promo ?? null)
    : new URLSearchParams(location.search).get('promo')

/** The step that may be shown when `wanted` is requested: never beyond the first incomplete one. */
function allowedStep(wanted: Step, draft: Draft): Step {
  if (draft.selectedPackage === null) return 'package'
  return wanted === 'personalization' && !isSelectionComplete(draft) ? 'characters' : wanted
}
