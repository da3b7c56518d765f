import type { VideoRefusal } from '@recadinho/contracts/videos'
import type { ToKeep } from './keep.ts'

/** What a file that is being checked is for: an order, or a character. */
export interface Owner {
  /** Keeps a file that is sound, or says why it is not what its owner needs. */
  keep(file: ToKeep): Promise<VideoRefusal | undefined>
  refuse(refusal: VideoRefusal): Promise<void>
}
