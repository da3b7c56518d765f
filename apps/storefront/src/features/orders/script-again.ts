import type { Catalog } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import { namesOf } from '@recadinho/stage/first-name'
import { withLines, type EditedScript } from '@recadinho/stage/edited-script'
import { isDecided, type Script } from '@recadinho/stage/script-document'
import type { Draft } from '../../lib/draft/draft.ts'
import type { Market } from '../../lib/market/market.ts'

/**
 * What the buyer has changed in an order's script, for a new draft of the same video: the same characters in the same
 * language. `null` where the shop's words stand, which are then drafted anew.
 */
export async function scriptAgain(
  order: Order,
  draft: Draft,
  { locale }: Pick<Market, 'locale'>,
  catalog: Pick<Catalog, 'characters'>,
): Promise<EditedScript | null> {
  const cast = order.characters.map(({ id }) => id)
  const isSame = draft.selectedCharacters.map(({ id }) => id).join() === cast.join()
  // A service's script without any edit is asked for again.
  const isEdited = order.script.some(isDecided)
  const isService = order.script.some(({ origin }) => origin === 'service')
  if (!isSame || order.locale !== locale || (isService && !isEdited)) return null
  const drafted = await draftedAgain(draft, { locale }, catalog)
  const lines = order.script.flatMap((line) => {
    // As the buyer's they stay: a new draft of the service would not be the script that the buyer edited.
    if (line.origin === 'service') return { ...line, origin: 'buyer' as const }
    return isDecided(line) ? line : (drafted.find(({ id }) => id === line.id) ?? [])
  })
  // An older release stored a script without the ids of its lines.
  if (lines.length === 0) return null
  const script = { lines: drafted, drafted, own: !order.useAIVoice, name: namesOf(order), cast }
  return withLines(script, [], lines)
}

/** Where its texts do not load only the lines that the buyer removed come back. */
async function draftedAgain(
  draft: Draft,
  market: Pick<Market, 'locale'>,
  catalog: Pick<Catalog, 'characters'>,
): Promise<Script> {
  try {
    const { lateScript } = await import('../../lib/script/late-script.ts')
    return await lateScript(draft, market, catalog)
  } catch (error) {
    console.info(error)
    return []
  }
}
