import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { PauseIcon, PlayIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { lineText } from '@recadinho/stage/timeline'
import type { PersonalizationForm } from '../../../lib/draft/validate-personalization.ts'
import * as css from './preview.css.ts'
import { usePreview } from './use-preview.ts'

/** The chosen characters, alive, saying the child's name as it is typed; with sound when asked. Needs no server. */
export default function Preview({ form }: { form: PersonalizationForm }) {
  const { t } = useLingui()
  const { canvas, timeline, playing, play, stop } = usePreview(form)
  if (!timeline) return null
  const spoken = timeline.audio.speech.map((_, line) => lineText(timeline, line)).join(' ')
  return (
    <figure className={css.figure}>
      <canvas
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
        role="img"
        aria-label={t`Preview of the greeting: ${spoken}`}
        className={css.canvas}
      />
      <figcaption className={css.caption}>
        <Button
          variant="secondary"
          size="sm"
          iconStart={playing ? <PauseIcon solid /> : <PlayIcon solid />}
          onClick={playing ? stop : play}
        >
          {playing ? <Trans>Stop</Trans> : <Trans>Hear the greeting</Trans>}
        </Button>
        <Text size="xs" tone="muted">
          <Trans>
            A free taste, spoken by your device. The video has its own voice and your whole story.
          </Trans>
        </Text>
      </figcaption>
    </figure>
  )
}
