import { Trans } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import { drawingOf } from '@recadinho/contracts/pictures'
import posters from 'virtual:hero-posters'
import { Bunting } from './bunting.tsx'
import * as css from './hero-poster.css.ts'

export interface HeroPosterProps {
  character: Character
  /** The child's name as typed; the film shows the first name. */
  name: string
}

/** A frame of the sample film, until it plays: its picture is a file of the build, its words are text. */
export function HeroPoster({ character, name }: HeroPosterProps) {
  return (
    <>
      <img
        src={`${posters}/${drawingOf(character.picture)}.svg`}
        alt=""
        width="720"
        height="900"
        fetchPriority="high"
        className={css.picture}
      />
      <Bunting name={name} />
      <p className={name.length > 20 ? css.longCaption : css.caption}>
        <Trans>
          Happy birthday, <strong className={css.spoken}>{name}</strong>!
        </Trans>
      </p>
    </>
  )
}
