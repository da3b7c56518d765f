import type { Locale } from '@recadinho/contracts/common'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import { speakersText, turnsOf } from '@recadinho/stage/script-document'
import { Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
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
}

const lineId = (id: string) => `script-line-${id}`

/** Shows a line and gives it the focus. */
export const focusLine = (id: string): void => document.getElementById(lineId(id))?.focus()

/** A script by who speaks, with where each line comes from. */
export function ScriptLines({ lines, characters, lang, action }: ScriptLinesProps) {
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
                  <li key={line.id} id={lineId(line.id)} tabIndex={-1} className={css.line}>
                    <div className={css.said}>
                      <p lang={lang} className={css.text}>
                        <Written text={line.text} />
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
