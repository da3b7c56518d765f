import { CAST, findCastMember } from '@recadinho/stage/cast'
import type { Locale } from '@recadinho/i18n/locales'

/** Every drawing a character can use. */
export const drawings: readonly string[] = CAST.map(({ slug }) => slug)

/** Display name of a drawing: that of its original character. */
export const drawingName = (picture: string, locale: Locale): string =>
  findCastMember(picture)?.name[locale] ?? picture
