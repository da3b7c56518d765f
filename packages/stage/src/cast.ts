import type { CastMember } from './cast-member.ts'
import { DESCRIPTIONS } from './descriptions.ts'
import { MEMBERS } from './members.ts'

export * from './cast-member.ts'

/** The shop's 28 initial characters, seven per category, in display order. */
export const CAST: readonly CastMember[] = MEMBERS.flatMap((member) => {
  const description = DESCRIPTIONS[member.slug]
  return description ? [{ ...member, description }] : []
})

/** The cast member with this slug, or undefined. */
export function findCastMember(slug: string): CastMember | undefined {
  return CAST.find((member) => member.slug === slug)
}
