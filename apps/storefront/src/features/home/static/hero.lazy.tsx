import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '@recadinho/contracts/orders'
import { Bubble, Doodle, Squiggle } from '@recadinho/ui/accents'
import { ButtonLink } from '@recadinho/ui/button'
import { PlayIcon } from '@recadinho/ui/icon'
import { Highlight } from '@recadinho/ui/text'
import { TourButton } from '../../../components/tour-button.tsx'
import * as css from './hero.css.ts'
import { LivingCharacter } from './living-character.tsx'
import { Hills } from './hills.tsx'

/** The first view: the product in one picture and one sentence. */
export default function Hero() {
  return (
    <section className={css.hero}>
      <div className={css.stage}>
        <Scene />
        <NameTag />
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
          <ButtonLink size="lg" wide="phone" href="/purchase">
            <Trans>Make their video</Trans>
          </ButtonLink>
          <p className={css.promise}>
            <PlayIcon size="sm" solid />
            <Trans>Hear your child's name before you pay. It's free.</Trans>
          </p>
          <TourButton tour="home" />
        </div>
      </div>
    </section>
  )
}

function Scene() {
  return (
    <div id="hero-scene" className={css.scene}>
      <Hills />
      <div className={css.bubble}>
        <Bubble tail="right">
          <Trans>
            Happy birthday,{' '}
            <Squiggle>
              <Highlight>
                <span id="hero-name-shown" className={css.name}>
                  Olivia
                </span>
                !
              </Highlight>
            </Squiggle>{' '}
            Today is your day.
          </Trans>
        </Bubble>
      </div>
      <div className={css.sparkleOne}>
        <Doodle shape="sparkle" color="white" size="md" twinkle />
      </div>
      <div className={css.sparkleTwo}>
        <Doodle shape="sparkle" color="white" size="sm" twinkle />
      </div>
      <div className={css.character}>
        <LivingCharacter />
      </div>
    </div>
  )
}

/**
 * The character says what is typed here at once (interactive/name-tag.ts). The child's name must never be in an
 * address: outside a dialog this method does nothing, so that an early submit leaves the form as typed.
 */
function NameTag() {
  const { t } = useLingui()
  return (
    <form method="dialog" className={css.tag}>
      <label htmlFor="hero-name" className={css.tagLabel}>
        <Trans>Try a name</Trans>
      </label>
      <input
        id="hero-name"
        className={css.tagInput}
        placeholder={t`Olivia`}
        maxLength={limits.childNameMax}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
      />
    </form>
  )
}
