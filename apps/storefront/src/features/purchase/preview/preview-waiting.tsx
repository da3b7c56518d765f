import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './preview.css.ts'

/** Keeps the preview's place, as tall as it will be, until the stage has come: nothing on the page moves then. */
export function PreviewWaiting({ id }: { id: string }) {
  return (
    <div className={css.figure}>
      <div className={css.screen}>
        <div className={css.waiting}>
          <CharacterPicture id={id} />
        </div>
        <div className={css.progress} />
      </div>
      <div className={css.controls} />
    </div>
  )
}
