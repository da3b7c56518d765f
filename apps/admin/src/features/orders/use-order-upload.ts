import { useQueryClient } from '@tanstack/react-query'
import { maxVideoBytes, staffPosterPath, startUploadPath } from '@recadinho/contracts/videos'
import { useAdmin } from '../../lib/use-admin.ts'
import { useVideoUpload } from '../../lib/use-video-upload.ts'
import { drawPoster } from './draw-poster.ts'
import { orderOptions } from './order-queries.ts'

/** Uploads an order's video; the poster is drawn in the browser. */
export function useOrderUpload(orderId: string) {
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const show = () => queryClient.invalidateQueries({ queryKey: orderOptions(api, orderId).queryKey })
  return useVideoUpload({
    endpoint: startUploadPath.replace('{id}', orderId),
    bytesMax: maxVideoBytes,
    onChange: show,
    onSent: (videoId, file) => void sendPoster(videoId, file).then(show),
  })
}

/** The poster is optional; the server draws one itself if it can. */
async function sendPoster(videoId: string, file: File): Promise<void> {
  const body = await drawPoster(file)
  if (!body) return
  const path = staffPosterPath.replace('{id}', videoId)
  await fetch(path, { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body }).catch(() => undefined)
}
