import { Trans } from '@lingui/react/macro'
import { PlayIcon } from '@recadinho/ui/first-icons'
import { Highlight } from '@recadinho/ui/text'
import { useState } from 'react'
import { TourButton } from '../../components/tour-button.tsx'
import { HeroScene } from './hero-scene.tsx'
import * as css from './hero.css.ts'
import { NameTag } from './name-tag.tsx'
import { LinkButton } from '../../components/link-button.tsx'

/** The hero: the product in one picture and one sentence. */
export function Hero() {
  const [name, setName] = useState('')
  return (
    <section className={css.hero}>
      <div className={css.stage}>
        <HeroScene name={name.trim()} />
        <NameTag name={name} onChange={setName} />
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
        <div className={css.actions}>
          <LinkButton to="/purchase" size="lg" wide="phone">
            <Trans>Make their video</Trans>
          </LinkButton>
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
