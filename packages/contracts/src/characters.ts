import { Type, type Static } from 'typebox'
import { allStaff, marketing } from './access.ts'
import { CharacterCategory, Voice } from './catalog.ts'
import { AdminClip } from './clips.ts'
import { Closed, LocalizedText, Prose, Slug, Words } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'
import { CharacterPicture } from './pictures.ts'
import { VideoParams } from './videos.ts'

/** How a character speaks; selects the wording of the written greeting in `@recadinho/stage`. */
export const greetingStyles = ['warm', 'funny', 'brave', 'gentle', 'playful', 'wise', 'excited'] as const
export type GreetingStyle = (typeof greetingStyles)[number]
export const GreetingStyle = Type.Enum(greetingStyles)

export const characterLimits = { nameMax: 40, descriptionMax: 160, rightsNoteMax: 500 } as const

/** A character as staff see it: the public data and what only staff see. */
export const AdminCharacter = Closed({
  id: Slug,
  category: CharacterCategory,
  name: LocalizedText,
  description: LocalizedText,
  greetingStyle: GreetingStyle,
  picture: CharacterPicture,
  voice: Voice,
  /** Who owns the character and what the shop may do with it; never shown to buyers. */
  rightsNote: Type.String(),
  /** Whether the shop offers it. */
  active: Type.Boolean(),
  /** Unfinished orders with this character; changes here do not affect them. */
  openOrders: Type.Integer({ minimum: 0 }),
  /** Newest first: the live clip of each language, and the outcome of later uploads. */
  clips: Type.Array(AdminClip),
})
export type AdminCharacter = Static<typeof AdminCharacter>

/** All characters, in the shop's order. */
export const AdminCharacterList = Closed({ items: Type.Array(AdminCharacter) })
export type AdminCharacterList = Static<typeof AdminCharacterList>

export const CharacterParams = Closed({ id: Slug })

const InBothLanguages = (max: number) => Closed({ en: Words(1, max), pt: Words(1, max) })

const fields = {
  category: CharacterCategory,
  name: InBothLanguages(characterLimits.nameMax),
  description: InBothLanguages(characterLimits.descriptionMax),
  greetingStyle: GreetingStyle,
  picture: CharacterPicture,
  voice: Voice,
  rightsNote: Prose(0, characterLimits.rightsNoteMax),
}

/** The editable fields. */
export const CharacterFields = Closed(fields)
export type CharacterFields = Static<typeof CharacterFields>

export const ChangeCharacterBody = EditOf(fields)
export type ChangeCharacterBody = Static<typeof ChangeCharacterBody>

/** Whether the shop offers it; idempotent. */
export const CharacterActivationBody = Closed({ active: Type.Boolean() })

const Ids = Type.Array(Slug, { minItems: 1, maxItems: 500, uniqueItems: true })

/** The order of a category: as the editor saw it, and the new order. */
export const CharacterOrderBody = Closed({ category: CharacterCategory, seen: Ids, wanted: Ids })
export type CharacterOrderBody = Static<typeof CharacterOrderBody>

const list = { status: 200, response: AdminCharacterList } as const

/** Character management; part of `endpoints`. Each change returns the whole list. */
export const characterEndpoints = {
  listCharacters: {
    ...allStaff,
    ...list,
    method: 'GET',
    path: '/api/admin/characters',
    summary: 'Every character, those that the shop does not offer among them',
  },
  createCharacter: {
    ...marketing,
    ...list,
    status: 201,
    method: 'POST',
    path: '/api/admin/characters',
    summary: 'Add a character, which the shop offers from now on; a name that another one has is refused',
    body: CharacterFields,
  },
  changeCharacter: {
    ...marketing,
    ...list,
    method: 'PATCH',
    path: '/api/admin/characters/{id}',
    summary: 'Change the category, texts, greeting, picture, voice or notes of a character',
    params: CharacterParams,
    body: ChangeCharacterBody,
  },
  changeCharacterActivation: {
    ...marketing,
    ...list,
    method: 'PUT',
    path: '/api/admin/characters/{id}/activation',
    summary: 'Offer a character in the shop, or stop offering it',
    params: CharacterParams,
    body: CharacterActivationBody,
  },
  changeCharacterOrder: {
    ...marketing,
    ...list,
    method: 'PUT',
    path: '/api/admin/character-order',
    summary: 'Put the characters of a category in another order',
    body: CharacterOrderBody,
  },
  removeClip: {
    ...marketing,
    ...list,
    method: 'DELETE',
    path: '/api/admin/clips/{id}',
    summary: 'Remove a sample clip of a character; one that is removed already is a success',
    params: VideoParams,
  },
} as const satisfies Record<string, Endpoint>
