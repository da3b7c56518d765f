import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './preview.css.ts'

export interface PreviewWaitingProps {
  /** Of the character in the film's place. */
  picture: Picture
}

/** Takes as much space as the player until it is there, so that nothing moves. */
export function PreviewWaiting({ picture }: PreviewWaitingProps) {
  return (
    <div className={css.waiting}>
      <div className={css.waitingScreen}>
        <CharacterPicture picture={picture} />
      </div>
    </div>
  )
}

/** The whole preview until it has loaded. */
export function PreviewLoading({ picture }: PreviewWaitingProps) {
  return (
    <div className={css.preview}>
      <div className={css.figure}>
        <PreviewWaiting picture={picture} />
      </div>
    </div>
  )
}
