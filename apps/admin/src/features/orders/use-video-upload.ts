import { useQueryClient } from '@tanstack/react-query'
import { maxVideoBytes, staffPosterPath } from '@recadinho/contracts/videos'
import { useEffect, useRef, useState } from 'react'
import { useAdmin } from '../../lib/use-admin.ts'
import { drawPoster } from './draw-poster.ts'
import { orderOptions } from './order-queries.ts'
import { sendVideo, type Sending } from './send-video.ts'

/** Seen before anything is sent. */
export type UploadFault = 'too_large' | 'not_a_video'

export type UploadState =
  | { kind: 'idle'; fault?: UploadFault }
  /** `error`: why it stopped by itself; it can go on from where it is. */
  | { kind: 'sending'; sent: number; total: number; paused: boolean; error?: Error }

/** One upload of an order: goes on after a pause, an outage and, once the file is picked again, after a reload. */
export function useVideoUpload(orderId: string) {
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const sending = useRef<Promise<Sending>>(undefined)
  // What has arrived stays on the server for a day.
  useEffect(() => () => void sending.current?.then((one) => one.pause()), [])

  const change = (changes: { sent?: number; paused?: boolean; error?: Error | undefined }) =>
    setState((before) => {
      if (before.kind !== 'sending') return before
      const { error, ...rest } = { ...before, ...changes }
      return error ? { ...rest, error } : rest
    })
  const show = () => queryClient.invalidateQueries({ queryKey: orderOptions(api, orderId).queryKey })

  async function finish(videoId: string, poster: Promise<Blob | undefined>) {
    setState({ kind: 'idle' })
    await show()
    const picture = await poster
    if (!picture) return
    const path = staffPosterPath.replace('{id}', videoId)
    // Without a poster the video is as good; the server draws its own where it can.
    await fetch(path, { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body: picture }).catch(
      () => undefined,
    )
    await show()
  }

  return {
    state,
    send(file: File) {
      const fault = faultOf(file)
      if (fault) return setState({ kind: 'idle', fault })
      setState({ kind: 'sending', sent: 0, total: file.size, paused: false })
      const poster = drawPoster(file)
      sending.current = sendVideo({
        orderId,
        file,
        onProgress: (sent) => change({ sent }),
        onDone: (videoId) => void finish(videoId, poster),
        onStop(error) {
          change({ paused: true, error })
          // Who is signed out is asked who they are; this page waits.
          void show()
        },
      })
    },
    pause() {
      change({ paused: true })
      void sending.current?.then((one) => one.pause())
    },
    resume() {
      change({ paused: false, error: undefined })
      void sending.current?.then((one) => one.resume())
    },
    cancel() {
      setState({ kind: 'idle' })
      // What cannot be told now, the server sweeps away by itself.
      void sending.current?.then((one) => one.cancel()).catch(() => undefined)
    },
  }
}

export type VideoUpload = ReturnType<typeof useVideoUpload>

/** A type that the browser does not know is the server's to judge. */
function faultOf({ size, type }: File): UploadFault | undefined {
  if (size > maxVideoBytes) return 'too_large'
  return size === 0 || (type !== '' && !type.startsWith('video/')) ? 'not_a_video' : undefined
}
