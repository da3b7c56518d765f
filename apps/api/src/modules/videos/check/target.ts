import type { VideoRefusal } from '@recadinho/contracts/videos'
import type { ToKeep } from './keep.ts'

/** The target of a checked file: an order or a character. */
export interface CheckTarget {
  /** Stores a valid file, or returns why it cannot be used. */
  keep(file: ToKeep): Promise<VideoRefusal | undefined>
  refuse(refusal: VideoRefusal): Promise<void>
}
