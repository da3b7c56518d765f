import type { VideoRefusal } from '@recadinho/contracts/videos'
import type { ToKeep } from './keep.ts'

/** What a file that is being checked is for: an order, or a character. */
export interface CheckTarget {
  /** Keeps a file that is sound, or says why it cannot be used there. */
  keep(file: ToKeep): Promise<VideoRefusal | undefined>
  refuse(refusal: VideoRefusal): Promise<void>
}
