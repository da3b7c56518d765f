import { Trans, useLingui } from '@lingui/react/macro'
import { Button, IconButton } from '@recadinho/ui/button'
import { ChevronLeftIcon, ChevronRightIcon, MicrophoneIcon, PauseIcon, PlayIcon } from '@recadinho/ui/icon'
import type { LinePlayer } from './use-line-player.ts'
import type { Recorder } from '@recadinho/recorder/use-recorder'
import * as css from './recording.css.ts'

export interface DeskButtonsProps {
  recorder: Recorder
  player: LinePlayer
  hasSound: boolean
  first: boolean
  last: boolean
  onToggle: () => void
  onPlay: () => void
  onMove: (by: number) => void
}

export function DeskButtons({
  recorder: { state },
  player,
  hasSound,
  first,
  last,
  onToggle,
  onPlay,
  onMove,
}: DeskButtonsProps) {
  const { t } = useLingui()
  const recording = state.kind === 'recording'
  return (
    <>
      <div className={css.buttons}>
        <IconButton
          label={t`Previous line`}
          icon={<ChevronLeftIcon />}
          variant="secondary"
          disabled={first || recording}
          onClick={() => onMove(-1)}
        />
        <Button
          variant={recording ? 'danger' : 'primary'}
          size="lg"
          iconStart={recording ? <PauseIcon /> : <MicrophoneIcon />}
          loading={state.kind === 'opening'}
          onClick={onToggle}
        >
          {recording ? <Trans>Stop</Trans> : <Trans>Record</Trans>}
        </Button>
        <IconButton
          label={t`Next line`}
          icon={<ChevronRightIcon />}
          variant="secondary"
          disabled={last || recording}
          onClick={() => onMove(1)}
        />
        <Button
          variant="secondary"
          iconStart={player.playing ? <PauseIcon /> : <PlayIcon />}
          disabled={!hasSound || recording}
          onClick={onPlay}
        >
          {player.playing ? <Trans>Stop listening</Trans> : <Trans>Listen</Trans>}
        </Button>
      </div>
      <p className={css.keys}>
        <Trans>
          Space records and stops, Esc throws the take away, P plays it, the arrows left and right change the
          line.
        </Trans>
      </p>
    </>
  )
}
