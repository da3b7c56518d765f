import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@recadinho/ui/text'
import { useDeferredValue } from 'react'
import type { PersonalizationForm } from '../../../lib/draft/validate-personalization.ts'
import type { Film } from '../../film/film.ts'
import { FilmPlayer } from '../../film/film-player.tsx'
import { useFilm } from '../../film/use-film.ts'
import { usePlayback, usePlayer } from '../../film/use-player.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { usePurchase } from '../use-purchase.ts'
import { PreviewWaiting } from './preview-waiting.tsx'
import * as css from './preview.css.ts'
import { ScriptCard } from './script-card.tsx'

/** The selected characters, moving, with the child's name as it is typed; with sound on request. Needs no server. */
export default function Preview({ form: typed }: { form: PersonalizationForm }) {
  const form = useDeferredValue(typed)
  const { locale } = useMarket()
  const { draft, cast } = usePurchase()
  const film = useFilm({ form, characters: cast, locale, seed: Number.parseInt(draft.id.slice(0, 7), 16) })
  const [first] = cast
  return film ? <Screening film={film} /> : first && <PreviewWaiting picture={first.picture} />
}

function Screening({ film }: { film: Film }) {
  const { t } = useLingui()
  const player = usePlayer(film, { measuredAs: 'greeting', playsByItself: true })
  const { voiceless, line } = usePlayback(player)
  const who = [...new Set(film.turns.map((turn) => turn.who))].join(', ')
  return (
    <section aria-label={t`Preview`} className={css.preview}>
      <div className={css.figure}>
        <FilmPlayer
          player={player}
          label={who === '' ? t`Preview of the greeting` : t`Preview of the greeting, spoken by ${who}`}
          hearLabel={t`Hear the greeting`}
        />
      </div>
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
