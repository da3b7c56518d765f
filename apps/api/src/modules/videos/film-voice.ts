import { sql } from 'kysely'
import type { FilmSpeech, MadeFilm, StoredSpeech } from '@recadinho/contracts/films'
import type { Tx } from '../../db/client.ts'

/** Whether a character speaks in a film with a preset that the owner has not approved. */
export const hasDraftPreset = sql<boolean>`exists (
  select from jsonb_each_text(films.speech -> 'presets') as p
  where not exists (
    select from voice_preset_approvals a where a.character_id = p.key and encode(a.preset_hash, 'hex') = p.value))`

export const deliversDraftVoice = sql<boolean>`(select deliver_draft_voice from settings)`

/** Who is heard in a film, as it stands now. */
export function speechView(stored: StoredSpeech | null, draftPreset: boolean): FilmSpeech | null {
  if (stored === null) return null
  const { presets: _presets, reused: _reused, ...speech } = stored
  return { ...speech, isDraft: speech.isDraft || draftPreset }
}

/** V8.4: why a film may not be delivered, unless the owner allows it. */
export function voiceBlock(speech: FilmSpeech | null, allowed: boolean): MadeFilm['blocked'] {
  if (allowed) return null
  if (speech === null || speech.voiced < speech.lines) return 'silent'
  return speech.isDraft ? 'draft_voice' : null
}

/** The same of a film that is about to be approved; `null` for what the shop has not made. */
export async function findVoiceBlock(tx: Tx, id: string): Promise<MadeFilm['blocked']> {
  const film = await tx
    .selectFrom('films')
    .select(['speech', hasDraftPreset.as('draft_preset'), deliversDraftVoice.as('allowed')])
    .where('id', '=', id)
    .executeTakeFirst()
  return film === undefined ? null : voiceBlock(speechView(film.speech, film.draft_preset), film.allowed)
}
