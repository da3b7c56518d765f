import { Type, type Static } from 'typebox'

/** How a character looks: the name of a drawing of `@recadinho/stage`. */
export const CharacterPicture = Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 60 })
export type CharacterPicture = Static<typeof CharacterPicture>

/**
 * Where the shop's site has a drawing's face as PNG, for e-mails: mail programs show no SVG. Such an address stays in
 * mailboxes for years, so it never changes and carries no hash.
 */
export const emailFacePath = (drawing: string): string => `/email/${drawing}.png`
