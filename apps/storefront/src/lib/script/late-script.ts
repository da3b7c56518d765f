import type { Character } from '@recadinho/contracts/catalog'
import { loadNoteReading, loadScriptTexts } from '@recadinho/stage/load-script-texts'
import type { Script } from '@recadinho/stage/script-document'
import type { Draft } from '../draft/draft.ts'
import type { Market } from '../market/market.ts'
import { castOf } from '../catalog/cast-of.ts'
import { currentScript } from './current-script.ts'
import { draftedFor, parseServerScript, sourceOf, type ServerScript } from './server-script.ts'

/** The script of a draft that no preview has shown in this tab: loads what it is written with. */
export async function lateScript(
  draft: Draft,
  { locale }: Pick<Market, 'locale'>,
  catalog: { characters: Character[] },
): Promise<Script> {
  const characters = charactersOf(draft, catalog)
  await Promise.all([loadScriptTexts(locale, draft.occasion, characters), loadNoteReading(locale)])
  const input = { ...draft, characters, locale }
  const drafted = draftedFor(input, parseServerScript(draft.serverScript))
  return currentScript(input, draft.script, drafted).lines
}

/** Lines of an order that a writing service drafted, as its draft of the same details: they are not asked for again. */
export const serverScriptOf = (
  draft: Draft,
  { locale }: Pick<Market, 'locale'>,
  catalog: { characters: Character[] },
  lines: Script,
): ServerScript => ({
  source: sourceOf({ ...draft, characters: charactersOf(draft, catalog), locale }),
  lines,
})

const charactersOf = ({ selectedCharacters }: Draft, catalog: { characters: Character[] }) =>
  castOf(
    selectedCharacters.map(({ id }) => id),
    catalog,
  )
