import { Trans, useLingui } from '@lingui/react/macro'
import { lineText } from '@recadinho/stage/timeline'
import { Text } from '@recadinho/ui/text'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useCatalog } from '../../../lib/catalog/use-catalog.ts'
import { lessMotion } from '../../../lib/less-motion.ts'
import { optionalPart } from '../../../lib/optional-part.tsx'
import { useScript } from '../../../lib/script/script-atoms.ts'
import type { Film } from '../../film/film.ts'
import { FilmPlayer } from '../../film/film-player.tsx'
import { useClipVoice } from '../../film/use-clip-voice.ts'
import { usePlayback, usePlayer } from '../../film/use-player.ts'
import { spokenRange, spokenLine, useShowLine } from '../../film/use-show-line.ts'
import { PreviewWaiting, type PreviewWaitingProps } from './preview-waiting.tsx'
import * as css from './preview.css.ts'
import { SmallPlayer } from './small-player.tsx'
import { useDockTop } from './use-dock-top.ts'
import { usePreviewSpeech } from './use-preview-speech.ts'

const ScriptSide = optionalPart(() => import('./script-side.lazy.tsx'))

export interface ScreeningProps extends PreviewWaitingProps {
  film: Film
  /** A writing service is drafting the script. */
  writing: boolean
}

/** The film with its script; small below a phone's header while the form is filled in. */
export function Screening({ film, picture, writing }: ScreeningProps) {
  const { t } = useLingui()
  const { voiceOver, hasClips } = useClipVoice(film, usePreviewSpeech(film.input))
  const player = usePlayer(film, { measuredAs: 'greeting', playsByItself: true, voiceOver })
  const { voiceless, line } = usePlayback(player)
  useShowLine(player, film, useScript()?.opened?.id)
  const figure = useRef<HTMLDivElement>(null)
  const [dismissed, setDismissed] = useState(false)
  const dockTop = useDockTop(figure)
  const small = dockTop !== undefined && !dismissed
  useEffect(() => (small ? keepFocusInSight() : undefined), [small])
  const who = [...new Set(film.turns.map((turn) => turn.who))].join(', ')
  const play = (id: string) => {
    setDismissed(false)
    player.playLine(spokenRange(film, id)?.[0] ?? 0)
  }
  return (
    <section aria-label={t`Preview`} className={css.preview}>
      <div ref={figure} tabIndex={-1} className={css.figure}>
        {small && <PreviewWaiting picture={picture} />}
        <SmallPlayer
          top={small ? dockTop : undefined}
          player={player}
          words={lineText(film.timeline, Math.max(line, 0))}
          onDismiss={() => setDismissed(true)}
          onEnlarge={() => {
            figure.current?.scrollIntoView({ behavior: lessMotion() ? 'auto' : 'smooth' })
            figure.current?.focus({ preventScroll: true })
          }}
        >
          <FilmPlayer
            player={player}
            film={film}
            label={who === '' ? t`Preview of the greeting` : t`Preview of the greeting, spoken by ${who}`}
            hearLabel={t`Hear the greeting`}
            bare={small}
          />
        </SmallPlayer>
        <output className={css.note}>
          {voiceless && (
            <Trans>
              Your device has no voice for this language, so just read along. The video has its own voice.
            </Trans>
          )}
        </output>
      </div>
      <div className={css.script}>
        <Suspense>
          <ScriptSide film={film} spoken={spokenLine(film, line)} onPlay={play} writing={writing} />
        </Suspense>
        <PreviewVoice hasClips={hasClips} />
      </div>
    </section>
  )
}

/** Whose voice the preview has. */
export function PreviewVoice({ hasClips }: { hasClips: boolean }) {
  const { everyVideoWatched } = useCatalog()
  return (
    <Text size="xs" tone="muted">
      {hasClips ? (
        <Trans>A free preview: some lines are in the video's voice, the others in your device's.</Trans>
      ) : everyVideoWatched ? (
        <Trans>A free preview in your device's voice. The video has its own voice.</Trans>
      ) : (
        <Trans>A free preview. The video's voice can differ.</Trans>
      )}
    </Text>
  )
}

/** Scrolls a field that gets the focus, with its label, to below the small player, as the root's scroll padding says. */
function keepFocusInSight() {
  const onFocus = ({ target }: FocusEvent) => {
    // The bar at the bottom is always in sight; scrolled, it would move away from under the finger.
    if (!(target instanceof Element) || target.closest('[data-bar]')) return
    const [label] = 'labels' in target && target.labels instanceof NodeList ? target.labels : []
    for (const part of [target, label]) if (part instanceof Element) part.scrollIntoView({ block: 'nearest' })
  }
  addEventListener('focusin', onFocus)
  return () => removeEventListener('focusin', onFocus)
}
