import { CAST, findCastMember } from '@recadinho/stage/cast'
import type { Locale } from '@recadinho/i18n/locales'

/** Every drawing that a character can wear. */
export const drawings: readonly string[] = CAST.map(({ slug }) => slug)

/** What a drawing is called: like the character that it was made for. */
export const drawingName = (picture: string, locale: Locale): string =>
  findCastMember(picture)?.name[locale] ?? picture
