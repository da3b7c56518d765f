import { useDeferredValue } from 'react'
import type { PersonalizationForm } from '../../../lib/draft/validate-personalization.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { useFilm } from '../../film/use-film.ts'
import { usePurchase } from '../use-purchase.ts'
import { isUnsupported, PreviewLoading } from './preview-waiting.tsx'
import { Screening } from './screening.tsx'
import { useSeenScript } from './use-seen-script.ts'
import { useServerScript } from './use-server-script.ts'

export interface PreviewProps {
  form: PersonalizationForm
}

/**
 * The selected characters, moving, with the child's name as it is typed; with sound on request. Needs no server, but for
 * words that only it can write.
 */
export default function Preview({ form: typed }: PreviewProps) {
  const form = useDeferredValue(typed)
  const { locale } = useMarket()
  const { draft, cast } = usePurchase()
  const edits = useDeferredValue(draft.script)
  const { drafted, writing } = useServerScript({ form, characters: cast, locale })
  const serverScript = useDeferredValue(drafted)
  const { film, error } = useFilm({
    form,
    edits,
    serverScript,
    characters: cast,
    locale,
    seed: Number.parseInt(draft.id.slice(0, 7), 16),
  })
  useSeenScript(film, edits)
  const [first] = cast
  if (!first) return undefined
  if (isUnsupported(error) || !film) return <PreviewLoading picture={first.picture} error={error} />
  return <Screening film={film} picture={first.picture} writing={writing} />
}
