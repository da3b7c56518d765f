import { cleanLine } from '@recadinho/contracts/one-line'
import type { Catalog, Character } from '@recadinho/contracts/catalog'
import { limits } from '@recadinho/contracts/orders'
import type { ScriptRequest } from '@recadinho/stage/script-writer'
import { wholeNumber } from '../../lib/whole-number.ts'
import { packageOf, type PhoneOrderValues } from './phone-order-values.ts'

export interface PhoneScriptRequest extends ScriptRequest {
  /** The selected characters, in speaking order. */
  characters: readonly Character[]
}

/** What the script is written from: all that is known so far. `used` is what the family's earlier films say. */
export function scriptRequest(
  values: PhoneOrderValues,
  catalog: Catalog,
  used: readonly string[],
): PhoneScriptRequest {
  const { childName, childAge, additionalNotes, characterIds } = values
  const count = packageOf(catalog, values.packageId)?.charactersCount ?? 1
  const age = wholeNumber(childAge)
  return {
    ...values,
    childName: cleanLine(childName),
    childAge: age >= limits.ageMin && age <= limits.ageMax ? age : null,
    notes: additionalNotes.trim(),
    used,
    characters: characterIds
      .slice(0, count)
      .flatMap((id) => catalog.characters.find((character) => character.id === id) ?? []),
  }
}
