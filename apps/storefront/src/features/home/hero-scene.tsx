import { Trans, useLingui } from '@lingui/react/macro'
import { Bubble, Doodle, Squiggle } from '@recadinho/ui/accents'
import { Highlight } from '@recadinho/ui/text'
import * as css from './hero.css.ts'
import { HeroCharacter } from './hero-character.tsx'
import { Hills } from './hills.tsx'
import { useGreeting } from './use-greeting.ts'

export interface HeroSceneProps {
  /** What the character says; an example's name while it is empty. */
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
