import type { Catalog } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import { namesOf } from '@recadinho/stage/first-name'
import { withLines } from '@recadinho/stage/edited-script'
import { isDecided, type Script } from '@recadinho/stage/script-document'
import type { Draft } from '../../lib/draft/draft.ts'
import type { Market } from '../../lib/market/market.ts'

/**
 * The script with which the same video is ordered again, with the same characters and language: the buyer's changes and a
 * writing service's lines. The shop's own lines are drafted again.
 */
export async function scriptAgain(
  order: Order,
  draft: Draft,
  { locale }: Pick<Market, 'locale'>,
  catalog: Pick<Catalog, 'characters'>,
): Promise<Pick<Draft, 'script' | 'serverScript'>> {
  const cast = order.characters.map(({ id }) => id)
  const isSame = draft.selectedCharacters.map(({ id }) => id).join() === cast.join()
  if (!isSame || order.locale !== locale) return { script: null }
  const { drafted, serverScript } = await draftedAgain(order, draft, { locale }, catalog)
  const lines = order.script.flatMap((line) =>
    isDecided(line) ? line : (drafted.find(({ id }) => id === line.id) ?? []),
  )
  // An older release stored a script without the ids of its lines.
  if (lines.length === 0) return { script: null }
  const script = { lines: drafted, drafted, own: !order.useAIVoice, name: namesOf(order), cast }
  return { script: withLines(script, [], lines), serverScript }
}

/** What the buyer's changes were made in. Where its texts do not load only the lines that the buyer removed come back. */
async function draftedAgain(
  order: Order,
  draft: Draft,
  market: Pick<Market, 'locale'>,
  catalog: Pick<Catalog, 'characters'>,
): Promise<{ drafted: Script; serverScript?: unknown }> {
  try {
    const { lateScript, serverScriptOf } = await import('../../lib/script/late-script.ts')
    const unchanged = order.script.filter((line) => !isDecided(line))
    const serverScript = unchanged.some(({ origin }) => origin === 'service')
      ? serverScriptOf(draft, market, catalog, unchanged)
      : undefined
    return { drafted: await lateScript({ ...draft, serverScript }, market, catalog), serverScript }
  } catch (error) {
    console.info(error)
    return { drafted: [] }
  }
}
