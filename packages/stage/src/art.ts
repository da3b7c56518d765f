import type { CastMember } from './cast-member.ts'
import { stand, type Acting, type Held, type Stood } from './parts/stance.ts'
import type { Pose } from './pose.ts'
import type { Node } from './shapes.ts'

/** A member of the cast with its drawing: what each file in `characters/` exports. */
export interface Character extends CastMember {
  /** The nodes of a pose on the 480 by 560 canvas, from back to front, and a thing that it uses. */
  readonly draw: (pose: Pose, held?: Held) => Node[]
  /** The arm that is free to wave. */
  readonly wavingArm: 'left' | 'right'
  readonly acting: Acting
}

interface ActedCharacter extends Omit<Character, 'draw'> {
  readonly draw: (pose: Stood) => Node[]
}

/** A character whose drawing takes its own action, gesture and whisper from the pose. */
export function acted(character: ActedCharacter): Character {
  return { ...character, draw: (pose, held) => character.draw(stand(pose, character.acting, held)) }
}
