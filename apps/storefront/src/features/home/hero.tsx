import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PlayIcon } from '@recadinho/ui/first-icons'
import { Highlight } from '@recadinho/ui/text'
import { useState } from 'react'
import { LinkButton } from '../../components/link-button.tsx'
import { TourButton } from '../../components/tour-button.tsx'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { HeroFilm } from './hero-film.tsx'
import * as css from './hero.css.ts'
import { NameTag } from './name-tag.tsx'

/** The hero: a sample film, and the product in one sentence. */
export function Hero() {
  const { t } = useLingui()
  const { deliveryHours } = useCatalog()
  const [typed, setTyped] = useState('')
  return (
    <section className={css.hero}>
      <div className={css.stage}>
        <HeroFilm name={typed.trim() || t`Olivia`} />
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
            within <Plural value={deliveryHours} one="# hour" other="# hours" />.
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
