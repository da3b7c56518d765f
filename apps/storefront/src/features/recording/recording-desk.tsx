import { useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { takeConsentVersion, type ParentTakes } from '@recadinho/contracts/parent-takes'
import type { Speech } from '@recadinho/stage/film-sound'
import { wavOfSpeech } from '@recadinho/stage/film-sound'
import { cutTo, problemsOf, secondsOf, spokenSpan, type TakeProblem } from '@recadinho/recorder/take-sound'
import { useRecorder } from '@recadinho/recorder/use-recorder'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useRef, useState, type RefObject } from 'react'
import { LineChoice } from './line-choice.tsx'
import { LineRecorder } from './line-recorder.tsx'
import type { OwnTakes } from './use-own-takes.ts'

/** A browser shows that the microphone is open: no longer than for the next line. */
const closesAfter = 30_000
/** A little less than the server takes, since a recording ends with a whole piece of sound. */
const longestLine = 19.5

/** The newest recording of a line on this page. */
export interface LineTake {
  sound: Speech
  problems: readonly (TakeProblem | 'long')[]
}

export interface RecordingDeskProps {
  order: Order
  own: OwnTakes
  takes: ParentTakes
  mayRecord: boolean
  /** Records and stops. */
  button: RefObject<HTMLButtonElement | null>
}

/** One line, large, and all lines to choose from. */
export function RecordingDesk({ order, own, takes, mayRecord, button }: RecordingDeskProps) {
  const { t } = useLingui()
  const [selected, setSelected] = useState<string>()
  const [fresh, setFresh] = useState<Readonly<Record<string, LineTake>>>({})
  const [removed, setRemoved] = useState(false)
  const { lines, version } = takes
  const line = lines.find(({ id }) => id === selected) ?? lines.find(({ take }) => take === null) ?? lines[0]
  const read = useRef(line)
  const keep = ({ id: key, text }: { id: string; text: string }, whole: Speech) => {
    const problems = problemsOf(whole)
    const long = secondsOf(whole) >= longestLine - 0.5
    const sound = cutTo(whole, spokenSpan(whole))
    setFresh((before) => ({ ...before, [key]: { sound, problems: long ? [...problems, 'long'] : problems } }))
    // Silence would take the place of what is there.
    if (problems.includes('silent')) return
    const take = {
      id: crypto.randomUUID(),
      orderId: order.id,
      key,
      version,
      text,
      consent: takeConsentVersion,
    }
    void own.queue.add({ ...take, wav: wavOfSpeech(sound).buffer, at: Date.now() })
  }
  const recorder = useRecorder({
    longest: longestLine,
    closesAfter,
    onTake: (whole) => {
      const { current } = read
      if (current) keep(current, whole)
    },
  })
  if (!line) return null

  const forget = (id: string) => setFresh(({ [id]: _removed, ...others }) => others)
  const at = lines.indexOf(line)
  return (
    <>
      <VisuallyHidden live="polite">{removed && t`Your recording is removed.`}</VisuallyHidden>
      <LineRecorder
        key={line.id}
        button={button}
        order={order}
        own={own}
        takes={takes}
        at={at}
        line={line}
        fresh={fresh[line.id]}
        recorder={recorder}
        mayRecord={mayRecord}
        onRecord={() => {
          // It stays selected when its recording is there.
          setSelected(line.id)
          setRemoved(false)
          read.current = line
          void recorder.start()
        }}
        onRemove={(takeId) => {
          setSelected(line.id)
          own.removal.mutate([takeId], {
            onSuccess: () => {
              forget(line.id)
              setRemoved(true)
              button.current?.focus()
            },
          })
        }}
        onNext={() => {
          setSelected(lines[(at + 1) % lines.length]?.id)
          requestAnimationFrame(() => button.current?.focus())
        }}
      />
      <LineChoice
        takes={takes}
        current={line.id}
        unsent={new Set(own.unsent.map(({ take }) => take.key))}
        disabled={recorder.state.kind === 'recording'}
        onSelect={(id) => {
          setSelected(id)
          requestAnimationFrame(() => button.current?.focus())
        }}
      />
    </>
  )
}
