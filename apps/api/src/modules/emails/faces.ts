import type { Locale } from '@recadinho/contracts/common'
import { emailFacePath } from '@recadinho/contracts/pictures'
import { CAST } from '@recadinho/stage/cast'
import type { Picture } from './email-content.ts'
import type { EmailFacts } from './facts-queries.ts'

/** The order's characters as the storefront shows them to mail programs; one that is not drawn here has no picture. */
export const facesOf = (
  characters: EmailFacts['characters'],
  locale: Locale,
  publicOrigin: string,
): Picture[] =>
  characters
    .filter(({ picture }) => CAST.some(({ slug }) => slug === picture))
    .map(({ picture, name }) => ({
      src: new URL(emailFacePath(picture), publicOrigin).href,
      alt: name[locale],
    }))
