import { Trans, useLingui } from '@lingui/react/macro'
import { Doodle } from '@recadinho/ui/accents'
import { VolumeIcon } from '@recadinho/ui/icon'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import type { ReactNode } from 'react'
import { Bunting } from './bunting.tsx'
import * as css from './gift-scene.css.ts'

export interface GiftSceneProps {
  /** The child's first name, in lights above the door. */
  name: string
  /** The hint before the door is opened. */
  hint?: ReactNode
  /** An overlay over the whole scene. */
  over?: ReactNode
  /** The door. */
  children: ReactNode
}

/** A glowing door on a dark red background, with the child's name in lights above it. */
export function GiftScene({ name: childName, hint, over, children }: GiftSceneProps) {
  const { t } = useLingui()
  return (
    <section className={css.scene} aria-labelledby="gift-title">
      <Stars />
      <h1 id="gift-title" tabIndex={-1} className={css.title}>
        <VisuallyHidden>{t`A surprise for ${childName}`}</VisuallyHidden>
        <span aria-hidden="true" className={css.lead}>
          <Trans>A surprise for</Trans>
        </span>
        <Bunting name={childName} />
      </h1>
      <div className={css.stage}>{children}</div>
      <p className={css.hint}>
        {hint && (
          <>
            <VolumeIcon size="sm" />
            {hint}
          </>
        )}
      </p>
      {over}
    </section>
  )
}

/** A few stars on either side, if the window is wide enough. */
function Stars() {
  return (
    <span aria-hidden="true" className={css.stars}>
      <span className={css.starOne}>
        <Doodle shape="star" size="md" twinkle />
      </span>
      <span className={css.starTwo}>
        <Doodle shape="sparkle" color="white" size="md" twinkle />
      </span>
      <span className={css.starThree}>
        <Doodle shape="sparkle" color="blush" size="sm" twinkle />
      </span>
      <span className={css.starFour}>
        <Doodle shape="heart" color="blush" size="md" twinkle />
      </span>
    </span>
  )
}
