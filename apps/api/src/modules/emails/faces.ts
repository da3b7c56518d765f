import type { Locale } from '@recadinho/contracts/common'
import { emailFacePath, picturePathOf, type CharacterPicture } from '@recadinho/contracts/pictures'
import { CAST } from '@recadinho/stage/cast'
import type { Picture } from './email-content.ts'
import type { EmailFacts } from './facts-queries.ts'

/**
 * The order's characters in a format that mail programs can show; a character without a drawing or upload is omitted.
 */
export const facesOf = (
  characters: readonly Pick<EmailFacts['characters'][number], 'picture' | 'name'>[],
  locale: Locale,
  publicOrigin: string,
): Picture[] =>
  characters.flatMap(({ picture, name }) => {
    const path = facePath(picture)
    return path === undefined ? [] : [{ src: new URL(path, publicOrigin).href, alt: name[locale] }]
  })

function facePath(picture: CharacterPicture): string | undefined {
  if (typeof picture !== 'string') return picturePathOf(picture, 'face.png')
  return CAST.some(({ slug }) => slug === picture) ? emailFacePath(picture) : undefined
}
