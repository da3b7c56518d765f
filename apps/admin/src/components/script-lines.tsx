import type { Locale } from '@recadinho/contracts/common'
import type { SpokenSpan } from '@recadinho/contracts/films'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import { speakersText, turnsOf } from '@recadinho/stage/script-document'
import { Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { rowLink } from '../lib/use-list-keys.ts'
import { LineOrigin } from './line-origin.tsx'
import { SpeakerFaces, type Speaker } from './speaker-faces.tsx'
import { Written } from './written.tsx'
import * as css from './script-lines.css.ts'

export interface ScriptLinesProps {
  lines: readonly ScriptLine[]
  characters: readonly Speaker[]
  /** The language of the script. */
  lang: Locale
  /** What can be done with a line, by its place in the script. */
  action?: ((at: number) => ReactNode) | undefined
  /** The film in which they are spoken. */
  film?: ScriptFilm | undefined
}

/** A film that plays beside its script. */
export interface ScriptFilm {
  /** When each line is spoken. */
  spans: readonly SpokenSpan[]
  /** The line that is spoken now. */
  lit: string | undefined
  /** Shows the film from there, in seconds. */
  onSeek: (seconds: number) => void
}

const lineId = (id: string) => `script-line-${id}`

/** Shows a line and gives it the focus. */
export const focusLine = (id: string): void => document.getElementById(lineId(id))?.focus()

/** A script by who speaks, with where each line comes from. */
export function ScriptLines({ lines, characters, lang, action, film }: ScriptLinesProps) {
  return (
    <ol className={css.turns}>
      {turnsOf(lines).map((turn) => {
        const [first] = turn
        return (
          first && (
            <li key={first.id}>
              <div className={css.who}>
                <SpeakerFaces speakers={first.speakers} characters={characters} />
                <Text size="sm" weight="semibold" lang={lang}>
                  {speakersText(first, characters, lang)}
                </Text>
              </div>
              <ul className={css.lines}>
                {turn.map((line) => (
                  <li
                    key={line.id}
                    id={lineId(line.id)}
                    tabIndex={-1}
                    className={css.line}
                    aria-current={film?.lit === line.id ? 'true' : undefined}
                  >
                    <div className={css.said}>
                      <p lang={lang} className={css.text}>
                        <LineText line={line} film={film} />
                      </p>
                      {action?.(lines.indexOf(line))}
                    </div>
                    <LineOrigin line={line} lang={lang} />
                  </li>
                ))}
              </ul>
            </li>
          )
        )
      })}
    </ol>
  )
}

/** The words of a line; a button where a film says them. */
function LineText({ line: { id, text }, film }: { line: ScriptLine; film: ScriptFilm | undefined }) {
  const span = film?.spans.find((each) => each.id === id)
  if (film === undefined || span === undefined) return <Written text={text} />
  return (
    <button type="button" className={css.cue} onClick={() => film.onSeek(span.from)} {...rowLink}>
      <Written text={text} />
    </button>
  )
}
