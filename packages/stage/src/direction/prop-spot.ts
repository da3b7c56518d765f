import { boundsOf, union, type Box } from '../bounds.ts'
import { findCharacter, type Character } from '../known-characters.ts'
import { findUse } from '../known-decor.ts'
import type { Used } from '../parts/stance.ts'
import { REST_POSE } from '../pose.ts'
import type { Timeline, TimelineCast } from '../timeline-format.ts'
import { layersOf, onStage, standing } from './figure.ts'

/** Half the size of a thing that is shown, in the units of its speaker. */
export const PROP = 92

/** The side of who shows a thing where there is more room. */
export const propSide = ({ width }: Pick<Timeline, 'width'>, { x }: TimelineCast): -1 | 1 =>
  x > width / 2 ? -1 : 1

/** Where a thing is shown: in its use, or beside the head. */
export function propSpot(film: Pick<Timeline, 'width'>, member: TimelineCast, prop: string): Box {
  return usedSpot(member, prop) ?? paperSpot(film, member)
}

/** Where its round paper is. */
export function paperSpot(film: Pick<Timeline, 'width'>, member: TimelineCast): Box {
  const { x, y, scale } = member
  const middle = { x: x + propSide(film, member) * 212 * scale, y: y - 350 * scale }
  const reach = PROP * scale
  return {
    left: middle.x - reach,
    top: middle.y - reach,
    right: middle.x + reach,
    bottom: middle.y + reach,
  }
}

/** Where a character uses a thing; undefined if it cannot. A print has no hands. */
export function usedSpot(member: TimelineCast, prop: string): Box | undefined {
  const character = member.picture === undefined ? findCharacter(member.art) : undefined
  const used = character && findUse(prop, character, 0)
  if (!character || !used) return undefined
  const box = measuredUse(character, prop, used)
  const spot = box && onStage(box, member)
  // Who rides is higher than it stands.
  const rise = (used.stance.rise ?? 0) * member.scale
  const { whole } = standing(member)
  return spot && rise > 0
    ? union([
        { ...spot, bottom: spot.bottom - rise },
        { ...whole, top: whole.top - rise },
      ])
    : spot
}

/** Seconds from its beginning at which a use that moves is measured. */
const MOMENTS = [0, 0.31, 0.55]

const measured = new Map<string, Box | undefined>()

/** What a use covers of the drawing at any moment: measured once, for a film is drawn frame by frame. */
function measuredUse(character: Character, prop: string, used: Used): Box | undefined {
  const key = `${character.slug} ${prop}`
  if (!measured.has(key))
    measured.set(
      key,
      union(MOMENTS.map((since) => reachOf(character, findUse(prop, character, since) ?? used))),
    )
  return measured.get(key)
}

/** What the thing, or the arm that holds it, covers of the drawing. */
function reachOf(character: Character, used: Used): Box | undefined {
  if (!used.inHand) return boundsOf([...(used.front ?? []), ...(used.worn ?? [])])
  const drawn = character.draw(REST_POSE, { ...used, amount: 1, size: 1 })
  return boundsOf(layersOf(drawn, used.inHand.side === -1 ? 'arm-left' : 'arm-right'))
}
