import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderSpeech } from '@recadinho/contracts/speech'
import { inVoices } from '@recadinho/stage/voice'
import { wavOfSpeech, type Speech } from '@recadinho/stage/film-sound'
import { Callout } from '@recadinho/ui/callout'
import { Text } from '@recadinho/ui/text'
import { SwitchField } from '@recadinho/ui/checkbox-field'
import { useRef, useState } from 'react'
import { LeaveGuard } from '../../components/leave-guard.tsx'
import { DeskButtons } from './desk-buttons.tsx'
import { DoubtfulTake, FaultCallout, ProblemCallout } from './desk-callouts.tsx'
import { LevelMeter } from './level-meter.tsx'
import { presetsOf } from './character-voice.ts'
import { litWords } from './line-film.ts'
import { LineWords } from './line-words.tsx'
import { cutTo, problemsOf, spokenSpan, type Span, type TakeProblem } from '@recadinho/recorder/take-sound'
import { ShopVoiceTake } from './shop-voice-take.tsx'
import { TrimFields } from './trim-fields.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { useLinePlayer } from './use-line-player.ts'
import { useLineSound, type OwnTake } from './use-line-sound.ts'
import { useRecorder } from '@recadinho/recorder/use-recorder'
import type { Takes } from './use-takes.ts'
import * as css from './recording.css.ts'

export interface LineDeskProps {
  orderId: string
  speech: OrderSpeech
  at: number
  takes: Takes
  onSelect: (at: number) => void
}

/** The newest take of a line on this page, whole. */
interface LineTake extends OwnTake {
  id: string
  whole: Speech
  span: Span
  problems: readonly TakeProblem[]
}

/** One line, large, with the character that says it; a take is heard and sent as soon as it ends. */
export function LineDesk({ orderId, speech, at, takes, onSelect }: LineDeskProps) {
  const { t } = useLingui()
  const line = speech.lines[at]
  if (!line) throw new RangeError(`There is no line ${at}`)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLElement>(null)
  const [own, setOwn] = useState<Readonly<Record<string, LineTake>>>({})
  const [inVoice, setInVoice] = useState(true)
  const read = useRef(line)
  const take = own[line.key]
  const { paced, film, sound, unavailable } = useLineSound(speech, line, sentTake(take, takes), inVoice)
  const player = useLinePlayer(canvas, film)

  const keep = (key: string, whole: Speech, span: Span) => {
    const cut = cutTo(whole, span)
    const problems = problemsOf(whole)
    const id = crypto.randomUUID()
    setOwn((before) => ({ ...before, [key]: { whole, span, sound: cut, problems, id } }))
    // Silence would take the place of what is there.
    if (problems.includes('silent')) return
    const { text } = read.current
    const wav = wavOfSpeech(cut).buffer
    // A new take is heard at once.
    void player.play(inVoices(cut, inVoice ? presetsOf(speech, line.characters) : []))
    void takes.queue.add({ id, orderId, key, version: speech.version, text, wav, at: Date.now() })
  }
  const recorder = useRecorder({
    onTake: (whole) => keep(read.current.key, whole, spokenSpan(whole)),
  })
  const recording = recorder.state.kind === 'recording'

  const toggle = () => {
    player.stop()
    if (recording) return recorder.stop()
    read.current = line
    void recorder.start()
  }
  const play = () => {
    if (player.playing) player.stop()
    else if (sound && !recording) void player.play(sound)
  }
  const move = (by: number) => {
    const next = Math.min(speech.lines.length - 1, Math.max(0, at + by))
    if (recording || next === at) return
    player.stop()
    onSelect(next)
    words.current?.focus()
  }
  useDeskKeys({
    ' ': toggle,
    Escape: recorder.cancel,
    p: play,
    ArrowLeft: () => move(-1),
    k: () => move(-1),
    ArrowRight: () => move(1),
    j: () => move(1),
  })

  const number = at + 1
  const count = speech.lines.length
  const names = speech.cast.filter(({ slug }) => line.characters.includes(slug))
  return (
    <div className={css.desk}>
      <LeaveGuard unsaved={recording || takes.takes.some(({ lasting }) => !lasting)} />
      <canvas ref={canvas} className={css.canvas}>
        {names.map(({ name }) => name[speech.locale]).join(', ')}
      </canvas>
      <div className={css.column}>
        <Text size="sm" tone="muted">
          <Trans>
            Line {number} of {count}
          </Trans>
        </Text>
        <LineWords
          ref={words}
          label={t`Line ${number} of ${count}`}
          lang={speech.locale}
          paced={litWords(paced)}
          played={litWords(film)}
          recorder={recorder}
          player={player}
        />
        {line.spoken !== line.text && (
          <Text size="sm">
            <Trans>
              Say it like this: <bdi lang={speech.locale}>{line.spoken}</bdi>
            </Trans>
          </Text>
        )}
        <LevelMeter recorder={recorder} />
        <DeskButtons
          recorder={recorder}
          player={player}
          hasSound={sound !== undefined}
          first={at === 0}
          last={number === count}
          onToggle={toggle}
          onPlay={play}
          onMove={move}
        />
        <FaultCallout recorder={recorder} onRetry={toggle} />
        {take?.problems.map((problem) => (
          <ProblemCallout key={problem} problem={problem} />
        ))}
        {unavailable && (
          <Callout tone="warning" title={t`The recording of this line couldn't be loaded`}>
            <Trans>Select the line again, or record it again.</Trans>
          </Callout>
        )}
        <DoubtfulTake key={line.clip?.id} orderId={orderId} line={line} onAgain={toggle} />
        {!recording && !takes.takes.some(({ take: unsent }) => unsent.key === line.key) && (
          <ShopVoiceTake
            key={line.key}
            orderId={orderId}
            line={line}
            voice={speech.voice}
            onListen={player.stop}
          />
        )}
        <SwitchField
          label={t`Play it in the character's voice`}
          checked={inVoice}
          onChange={(event) => setInVoice(event.target.checked)}
        />
        {take && !take.problems.includes('silent') && !recording && (
          <TrimFields
            key={take.id}
            take={take.whole}
            span={take.span}
            onCut={(span) => {
              read.current = line
              keep(line.key, take.whole, span)
            }}
          />
        )}
      </div>
    </div>
  )
}

/** The take with the clip that the server made of it. */
const sentTake = (take: LineTake | undefined, { clips }: Takes): OwnTake | undefined => {
  if (!take || take.problems.includes('silent')) return undefined
  const clipId = clips.get(take.id)
  return clipId === undefined ? take : { sound: take.sound, clipId }
}
