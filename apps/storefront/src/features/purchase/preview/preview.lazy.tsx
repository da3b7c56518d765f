import { Trans, useLingui } from '@lingui/react/macro'
import { Button, IconButton } from '@recadinho/ui/button'
import { PauseIcon, PlayIcon, ReplayIcon, VolumeIcon, VolumeOffIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import type { PersonalizationForm } from '../../../lib/draft/validate-personalization.ts'
import { usePurchase } from '../use-purchase.ts'
import { PreviewWaiting } from './preview-waiting.tsx'
import * as css from './preview.css.ts'
import { ScriptCard } from './script-card.tsx'
import type { Film } from './film.ts'
import { useFilm } from './use-film.ts'
import { usePreview } from './use-preview.ts'

/** The selected characters, moving, with the child's name as it is typed; with sound on request. Needs no server. */
export default function Preview({ form }: { form: PersonalizationForm }) {
  const film = useFilm(form)
  const [first] = usePurchase().cast
  return film ? <Screening film={film} /> : first && <PreviewWaiting picture={first.picture} />
}

function Screening({ film }: { film: Film }) {
  const { t } = useLingui()
  const { canvas, progress, phase, muted, voiceless, line, ...does } = usePreview(film)
  const who = [...new Set(film.turns.map((turn) => turn.who))].join(', ')
  const playing = phase === 'playing'
  const [watched, setWatched] = useState(false)
  const watch = (act: () => void) => () => {
    setWatched(true)
    act()
  }
  return (
    <section aria-label={t`Preview`} className={css.preview}>
      <figure className={css.figure}>
        <div className={watched ? `${css.screen} ${css.watched}` : css.screen}>
          <canvas
            ref={canvas}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
            role="img"
            aria-label={
              who === '' ? t`Preview of the greeting` : t`Preview of the greeting, spoken by ${who}`
            }
            className={css.canvas}
          />
          <progress
            ref={progress}
            aria-label={t`Playback progress`}
            max={1}
            value={0}
            className={css.progress}
          />
        </div>
        <div className={css.controls}>
          {muted || (!playing && phase === 'resting') ? (
            <Button variant="secondary" size="sm" iconStart={<VolumeIcon />} onClick={watch(does.hear)}>
              <Trans>Hear the greeting</Trans>
            </Button>
          ) : (
            <IconButton
              label={t`Mute`}
              icon={<VolumeOffIcon />}
              variant="secondary"
              size="sm"
              onClick={() => does.mute(true)}
            />
          )}
          <IconButton
            label={playing ? t`Pause` : t`Play`}
            icon={playing ? <PauseIcon solid /> : <PlayIcon solid />}
            variant="secondary"
            size="sm"
            onClick={watch(does.toggle)}
          />
          <IconButton
            label={t`Play from the start`}
            icon={<ReplayIcon />}
            variant="secondary"
            size="sm"
            onClick={watch(does.replay)}
          />
        </div>
      </figure>
      <output className={`${css.note} ${css.underPlayer}`}>
        {voiceless && (
          <Trans>
            Your device has no voice for this language, so just read along. The video has its own voice.
          </Trans>
        )}
      </output>
      <ScriptCard turns={film.turns} line={line} seconds={film.timeline.duration} />
      <Text size="xs" tone="muted">
        <Trans>A free preview in your device's voice. The video has its own voice.</Trans>
      </Text>
    </section>
  )
}
