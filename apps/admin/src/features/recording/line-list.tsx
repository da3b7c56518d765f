import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderSpeech, SpeechLine } from '@recadinho/contracts/speech'
import { StatusPill } from '@recadinho/ui/badge'
import { CheckIcon, HourglassIcon, MicrophoneIcon, WarningIcon } from '@recadinho/ui/icon'
import { SpeakerFaces } from '../../components/speaker-faces.tsx'
import { Written } from '../../components/written.tsx'
import * as css from './recording.css.ts'

export interface LineListProps {
  speech: OrderSpeech
  current: number
  /** Keys of lines with a take that the server does not have yet. */
  unsent: ReadonlySet<string>
  onSelect: (at: number) => void
}

/** Every sentence of the script, with who says it so far. */
export function LineList({ speech, current, unsent, onSelect }: LineListProps) {
  const { t } = useLingui()
  const characters = speech.cast.map(({ slug, name, picture }) => ({ id: slug, name, picture }))
  return (
    <ol className={css.rows} aria-label={t`Lines of the script`}>
      {speech.lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a sentence may be in a script twice
        <li key={`${at} ${line.key}`}>
          <button
            type="button"
            className={css.row}
            aria-current={at === current ? 'true' : undefined}
            onClick={() => onSelect(at)}
          >
            <SpeakerFaces speakers={line.characters} characters={characters} />
            <span lang={speech.locale} className={css.rowText}>
              <Written text={line.text} />
            </span>
            <LineState line={line} unsent={unsent.has(line.key)} />
          </button>
        </li>
      ))}
    </ol>
  )
}

function LineState({ line: { clip, parentTake }, unsent }: { line: SpeechLine; unsent: boolean }) {
  if (unsent)
    return (
      <StatusPill tone="warning" icon={<HourglassIcon size="sm" />}>
        <Trans>Not sent yet</Trans>
      </StatusPill>
    )
  if (clip?.doubtful && clip.source === 'recording')
    return (
      <StatusPill tone="warning" icon={<WarningIcon size="sm" />}>
        <Trans>Another line?</Trans>
      </StatusPill>
    )
  if (clip?.source === 'recording')
    return (
      <StatusPill tone="success" icon={<CheckIcon size="sm" />}>
        {clip.id === parentTake?.id ? (
          <Trans>Parent's own voice</Trans>
        ) : clip.madeOf === null ? (
          <Trans>Recorded</Trans>
        ) : (
          <Trans>Take in the shop's voice</Trans>
        )}
      </StatusPill>
    )
  return (
    <StatusPill tone="neutral" icon={<MicrophoneIcon size="sm" />}>
      {clip ? <Trans>The shop's voice</Trans> : <Trans>Not recorded</Trans>}
    </StatusPill>
  )
}
