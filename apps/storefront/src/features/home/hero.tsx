import { Trans, useLingui } from '@lingui/react/macro'
import { PlayIcon } from '@recadinho/ui/first-icons'
import { Highlight } from '@recadinho/ui/text'
import { useState } from 'react'
import { LinkButton } from '../../components/link-button.tsx'
import { TourButton } from '../../components/tour-button.tsx'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { HeroPoster } from './hero-poster.tsx'
import * as css from './hero.css.ts'
import { NameTag } from './name-tag.tsx'
import { sampleCast } from './sample-cast.ts'
import { shownName } from './shown-name.ts'

/** The hero: a sample film, and the product in one sentence. */
export function Hero() {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const cast = sampleCast(useCatalog().characters)
  const [first] = cast
  const name = shownName(typed) || t`Olivia`
  return (
    <section className={css.hero}>
      <div className={css.stage}>
        <div id="hero-scene" className={css.film}>
          {first && <HeroPoster character={first} name={name} />}
        </div>
        <NameTag name={typed} onChange={setTyped} />
      </div>
      <div className={css.words}>
        <h1 className={css.title}>
          <Trans>
            A hello from their favorite <Highlight>hero.</Highlight>
          </Trans>
        </h1>
        <p className={css.lead}>
          <Trans>
            A short video made just for your child. Their name, their day, their story. On your WhatsApp
            within 24 hours.
          </Trans>
        </p>
        <div>
          <LinkButton to="/purchase" size="lg" wide="phone">
            <Trans>Make their video</Trans>
          </LinkButton>
        </div>
        <div className={css.after}>
          <p className={css.promise}>
            <PlayIcon solid />
            <Trans>Hear your child's name before you pay. It's free.</Trans>
          </p>
          <TourButton tour="home" />
        </div>
      </div>
    </section>
  )
}
