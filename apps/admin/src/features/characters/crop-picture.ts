import { pictureSize, uploadedPictureLimits } from '@recadinho/contracts/pictures'

/** Detected before uploading. */
export type PictureFault = 'not_a_picture' | 'too_small' | 'too_large'

/** Far above what phone cameras produce. */
const bytesAtMost = 40 * 2 ** 20
/** More than any screen shows; the server creates the final sizes. */
const widthAtMost = 1080

/** Opens a picture with its EXIF orientation applied, or returns why it cannot be used. */
export async function openPicture(file: File): Promise<ImageBitmap | PictureFault> {
  if (file.size > bytesAtMost) return 'too_large'
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { widthMin, heightMin } = uploadedPictureLimits
    return bitmap.width < widthMin || bitmap.height < heightMin || cutOf(bitmap, 0).width < widthMin
      ? 'too_small'
      : bitmap
  } catch {
    return 'not_a_picture'
  }
}

/** The part of a picture that is kept. `position`: 0 to 1, from the left or upper end to the other. */
export function cutOf({ width, height }: { width: number; height: number }, position: number) {
  const scale = Math.min(width / pictureSize.width, height / pictureSize.height)
  const cut = { width: pictureSize.width * scale, height: pictureSize.height * scale }
  return { ...cut, x: (width - cut.width) * position, y: (height - cut.height) * position }
}

/** Whether the crop moves horizontally instead of vertically. */
export const isWide = ({ width, height }: { width: number; height: number }): boolean =>
  width / height > pictureSize.width / pictureSize.height

/** Draws the cropped picture to a canvas, at most `widthAtMost` wide and never enlarged. */
export function drawCut(canvas: HTMLCanvasElement, bitmap: ImageBitmap, position: number): void {
  const { x, y, width, height } = cutOf(bitmap, position)
  canvas.width = Math.round(Math.min(widthAtMost, width))
  canvas.height = Math.round((canvas.width * pictureSize.height) / pictureSize.width)
  const context = canvas.getContext('2d')
  if (!context) return
  // Background of transparent pixels, which JPEG does not support.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** The canvas as a file. It is re-encoded, so it contains none of the original's metadata. */
export function toFile(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be written'))),
      'image/jpeg',
      0.92,
    ),
  )
}
