import type { OrderedCharacter } from '@recadinho/contracts/admin-orders'
import { faceUrl } from '../lib/face-url.ts'
import * as css from './script-lines.css.ts'

/** A character as scripts show it. */
export type Speaker = Pick<OrderedCharacter, 'id' | 'name' | 'picture'>

/** The faces of those who speak a line; their names are beside it. */
export function SpeakerFaces({
  speakers,
  characters,
}: {
  speakers: readonly string[]
  characters: readonly Speaker[]
}) {
  return (
    <span className={css.faces}>
      {characters
        .filter(({ id }) => speakers.includes(id))
        .map(({ id, picture }) => (
          <img key={id} src={faceUrl(picture)} alt="" width="28" height="28" className={css.face} />
        ))}
    </span>
  )
}
