import type { Locale } from '@recadinho/i18n/locales'
import { speakersText, type ScriptLine } from '@recadinho/stage/script-document'
import { CharacterPicture } from '../character-picture.tsx'
import type { Speaker } from './script-editor.tsx'
import * as css from './script-editor.css.ts'

export interface SpeakerHeadProps {
  line: ScriptLine
  characters: readonly Speaker[]
  locale: Locale
}

/** Who speaks from here on. */
export function SpeakerHead({ line, characters, locale }: SpeakerHeadProps) {
  return (
    <div className={css.head}>
      <span className={css.faces}>
        {characters
          .filter(({ id }) => line.speakers.includes(id))
          .map(({ id, picture }) => (
            <CharacterPicture key={id} picture={picture} size={36} />
          ))}
      </span>
      <strong>{speakersText(line, characters, locale)}</strong>
    </div>
  )
}
