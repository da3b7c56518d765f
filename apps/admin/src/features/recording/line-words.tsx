import type { Locale } from '@recadinho/contracts/common'
import { useEffect, useState, type Ref } from 'react'
import type { LitWord } from './line-film.ts'
import type { LinePlayer } from './use-line-player.ts'
import type { Recorder } from '@recadinho/recorder/use-recorder'
import * as css from './recording.css.ts'

export interface LineWordsProps {
  label: string
  lang: Locale
  /** At the pace that fits the child, while it is read. */
  paced: readonly LitWord[]
  /** As they are said in what is played. */
  played: readonly LitWord[]
  recorder: Recorder
  player: LinePlayer
  ref: Ref<HTMLElement>
}

/** The line in large words, each lit in its time: a teleprompter while it is recorded, and captions while it is played. */
export function LineWords({ label, lang, paced, played, recorder, player, ref }: LineWordsProps) {
  const { state } = recorder
  return (
    <section ref={ref} aria-label={label} lang={lang} tabIndex={-1} className={css.words}>
      {state.kind === 'recording' ? (
        <ReadWords key={state.began} words={paced} began={state.began} />
      ) : player.playing ? (
        <PlayedWords words={played} follow={player.follow} />
      ) : (
        <Words words={played} />
      )}
    </section>
  )
}

function ReadWords({ words, began }: { words: readonly LitWord[]; began: number }) {
  const [second, setSecond] = useState(0)
  useEffect(() => {
    let frame = requestAnimationFrame(step)
    function step(now: number) {
      setSecond(toTenth((now - began) / 1000))
      frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [began])
  return <Words words={words} second={second} />
}

function PlayedWords({ words, follow }: { words: readonly LitWord[] } & Pick<LinePlayer, 'follow'>) {
  const [second, setSecond] = useState(0)
  useEffect(() => follow((now) => setSecond(toTenth(now))), [follow])
  return <Words words={words} second={second} />
}

/** Renders ten times a second at most. */
const toTenth = (seconds: number) => Math.floor(seconds * 10) / 10

function Words({ words, second = -1 }: { words: readonly LitWord[]; second?: number }) {
  const at = words.findLastIndex(({ from }) => from <= second)
  return (
    <p>
      {words.map(({ word }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- words have no other identity
        <span key={i}>
          <bdi className={`${css.word} ${i === at ? css.lit : i < at ? css.said : ''}`}>{word}</bdi>{' '}
        </span>
      ))}
    </p>
  )
}
