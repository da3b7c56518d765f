import { Trans, useLingui } from '@lingui/react/macro'
import { Bubble, Doodle, Squiggle } from '@recadinho/ui/accents'
import { Highlight } from '@recadinho/ui/text'
import * as css from './hero.css.ts'
import { HeroCharacter } from './hero-character.tsx'
import { useGreeting } from './use-greeting.ts'

export interface HeroSceneProps {
  /** The name in the greeting; an example if empty. */
  name: string
}

/** A character on a hill, greeting a child by name. */
export function HeroScene({ name }: HeroSceneProps) {
  const { t } = useLingui()
  const { greeting, greet } = useGreeting(name)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a touch only makes the picture move once more
    <div id="hero-scene" className={css.scene} onClick={greet}>
      <Hills />
      <div className={css.bubble}>
        <Bubble tail="right">
          <Trans>
            Happy birthday,{' '}
            <Squiggle>
              <Highlight>
                <span id="hero-name-shown" className={css.name}>
                  {name || t`Olivia`}
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
        <HeroCharacter greeting={greeting} />
      </div>
    </div>
  )
}

/** The hills that the character stands on. */
function Hills() {
  return (
    <svg viewBox="0 0 328 130" preserveAspectRatio="none" aria-hidden="true" className={css.hills}>
      <path d="M0 28C60 6 112 12 160 30s110 26 168-2v104H0Z" className={css.farHill} />
      <path d="M0 70c44-20 96-14 146 4s120 20 182-10v66H0Z" className={css.nearHill} />
    </svg>
  )
}
