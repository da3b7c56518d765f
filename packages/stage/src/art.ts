import { stand, type Acting, type Stood } from './parts/stance.ts'
import type { Pose } from './pose.ts'
import type { Node } from './shapes.ts'

/** What each file in `characters/` exports: how one character is drawn. */
export interface CharacterArt {
  /** The nodes of a pose on the 480 by 560 canvas, from back to front. */
  readonly draw: (pose: Pose) => Node[]
  /** The arm that is free to wave. */
  readonly wavingArm: 'left' | 'right'
  readonly acting: Acting
}

interface ActedArt extends Omit<CharacterArt, 'draw'> {
  readonly draw: (pose: Stood) => Node[]
}

/** A drawing that takes its own action, gesture and whisper from the pose. */
export function acted(art: ActedArt): CharacterArt {
  return { ...art, draw: (pose) => art.draw(stand(pose, art.acting)) }
}
