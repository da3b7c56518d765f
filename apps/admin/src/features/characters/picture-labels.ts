import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PictureRefusal } from '@recadinho/contracts/pictures'
import type { PictureFault } from './crop-picture.ts'

const refusals: Record<PictureRefusal, MessageDescriptor> = {
  not_a_picture: msg`This isn't a picture that we can read. Choose a JPEG, PNG or WebP file.`,
  incomplete: msg`The end of this picture is missing. Copy the file again, and upload that.`,
  too_small: msg`This picture is too small. Choose one that is at least 360 pixels wide and 420 high.`,
  too_many_pixels: msg`This picture has too many pixels. Make it at most 5000 pixels on each side.`,
}

export const pictureFaults: Record<PictureFault | PictureRefusal, MessageDescriptor> = {
  ...refusals,
  too_large: msg`This file is larger than 40 MB. Choose a smaller one.`,
}
