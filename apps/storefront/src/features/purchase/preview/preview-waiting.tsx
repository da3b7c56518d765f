import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './preview.css.ts'

/** Reserves the preview's height until the stage has loaded, so that nothing moves. */
export function PreviewWaiting({ picture }: { picture: Picture }) {
  return (
    <div className={css.figure}>
      <div className={css.waiting}>
        <CharacterPicture picture={picture} />
      </div>
      <div className={css.controlsRoom} />
    </div>
  )
}
