import { useLingui } from '@lingui/react/macro'
import { sampleCast } from '@recadinho/contracts/sample-cast'
import { PlayIcon } from '@recadinho/ui/first-icons'
import { Suspense, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { optionalPart } from '../../lib/optional-part.tsx'
import { takeOver } from '../../lib/take-over.ts'
import { mayFetchUnasked, whenNear } from '../../lib/when-near.ts'
import * as css from './hero-film.css.ts'
import { HeroPoster } from './hero-poster.tsx'

const Screening = optionalPart(() => import('./sample/screening.lazy.tsx'))

/** The sample film: its poster, and over it the film, once it was asked for, or is near and the browser idle. */
export function HeroFilm({ name }: { name: string }) {
  const { t } = useLingui()
  const cast = sampleCast(useCatalog().characters)
  const [at, setAt] = useState(0)
  const [wanted, setWanted] = useState<'silent' | 'heard'>()
  const [shown, setShown] = useState(false)
  const scene = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    takeOver(form.current)
    if (!scene.current || !mayFetchUnasked()) return undefined
    const show = () => setWanted((now) => now ?? 'silent')
    return whenNear(scene.current, () => (globalThis.requestIdleCallback ?? setTimeout)(show))
  }, [])
  const character = cast[at] ?? cast[0]
  if (!character) return null
  const hear = (event: SubmitEvent) => {
    event.preventDefault()
    setWanted('heard')
  }
  return (
    <div id="hero-scene" ref={scene} className={css.scene}>
      <div className={css.frame}>
        <HeroPoster character={character} name={name} />
      </div>
      {!shown && (
        // A form, so that a press before the app runs is not lost.
        <form ref={form} id="hero-hear" method="dialog" onSubmit={hear}>
          <button
            type="submit"
            aria-label={t`Play with sound`}
            aria-busy={wanted === 'heard' || undefined}
            className={css.play}
          >
            <PlayIcon solid />
          </button>
        </form>
      )}
      <Suspense>
        {wanted && (
          <Screening
            cast={cast}
            character={character}
            name={name}
            heard={wanted === 'heard'}
            onSelect={setAt}
            onShown={setShown}
          />
        )}
      </Suspense>
    </div>
  )
}
