import { maxPosterBytes } from '@recadinho/contracts/videos'

const widthAtMost = 720

/** A frame near the beginning as JPEG; `undefined` if this browser cannot play the video. */
export async function drawPoster(file: File): Promise<Blob | undefined> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = URL.createObjectURL(file)
  try {
    await once(video, 'loadeddata')
    video.currentTime = Math.min(1, (video.duration || 0) / 2)
    await once(video, 'seeked')
    return await draw(video)
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(video.src)
    video.removeAttribute('src')
    video.load()
  }
}

function once(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    video.addEventListener(name, resolve, { once: true })
    video.addEventListener('error', () => reject(new Error('It cannot be shown')), { once: true })
    // Some browsers fire no event for a video they cannot decode.
    setTimeout(() => reject(new Error('It is not shown')), 10_000)
  })
}

async function draw(video: HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, widthAtMost / video.videoWidth)
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
  return picture !== null && picture.size <= maxPosterBytes ? picture : undefined
}
