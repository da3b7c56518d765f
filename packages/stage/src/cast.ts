import { CAST } from './generated/cast.gen.ts'
import type { CastMember } from './cast-member.ts'

export * from './cast-member.ts'
export { CAST } from './generated/cast.gen.ts'

/** The cast member with this slug, or undefined. */
export function findCastMember(slug: string): CastMember | undefined {
  return CAST.find((member) => member.slug === slug)
}
