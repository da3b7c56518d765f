import { useEffect, useRef, useState } from 'react'
import { sendVideo, type Sending } from './send-video.ts'

/** Detected before uploading. */
export type UploadFault = 'too_large' | 'not_a_video'

export type UploadState =
  | { kind: 'idle'; fault?: UploadFault }
  /** `error`: why it stopped; it can be resumed. */
  | { kind: 'sending'; sent: number; total: number; paused: boolean; error?: Error }

export interface VideoUploadOptions {
  /** URL that starts uploads of this kind. */
  endpoint: string
  bytesMax: number
  /** The server's state has changed: the upload is complete or was refused. */
  onChange: () => Promise<unknown>
  /** The upload is complete. */
  onSent?: (videoId: string, file: File) => void
}

/** One upload at a time. It can be resumed after a pause, an outage and, once the file is picked again, a reload. */
export function useVideoUpload({ endpoint, bytesMax, onChange, onSent }: VideoUploadOptions) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const sending = useRef<Promise<Sending>>(undefined)
  const begin = useRef<() => void>(undefined)
  // The server keeps partial uploads for a day.
  useEffect(() => () => void sending.current?.then((one) => one.pause()), [])

  const change = (changes: { sent?: number; paused?: boolean; error?: Error | undefined }) =>
    setState((before) => {
      if (before.kind !== 'sending') return before
      const { error, ...rest } = { ...before, ...changes }
      return error ? { ...rest, error } : rest
    })
  return {
    state,
    bytesMax,
    /** `metadata` is sent in addition to the file's type. */
    send(file: File, metadata?: Record<string, string>) {
      const fault = faultOf(file, bytesMax)
      if (fault) return setState({ kind: 'idle', fault })
      setState({ kind: 'sending', sent: 0, total: file.size, paused: false })
      begin.current = () => {
        const started = sendVideo({
          endpoint,
          metadata,
          file,
          onProgress: (sent) => change({ sent }),
          onDone(videoId) {
            setState({ kind: 'idle' })
            void onChange()
            onSent?.(videoId, file)
          },
          onStop(error) {
            change({ paused: true, error })
            // A 401 makes the app ask for a sign-in while this page stays open.
            void onChange()
          },
        })
        sending.current = started
        // The upload code failed to load, so there is nothing to resume yet.
        started.catch((error: Error) => {
          sending.current = undefined
          change({ paused: true, error })
        })
      }
      begin.current()
    },
    pause() {
      change({ paused: true })
      void sending.current?.then((one) => one.pause())
    },
    resume() {
      change({ paused: false, error: undefined })
      if (sending.current) void sending.current.then((one) => one.resume())
      else begin.current?.()
    },
    cancel() {
      setState({ kind: 'idle' })
      // If the request fails, the server cleans up later.
      void sending.current?.then((one) => one.cancel()).catch(() => undefined)
    },
  }
}

export type VideoUpload = ReturnType<typeof useVideoUpload>

/** The server decides about types the browser does not know. */
function faultOf({ size, type }: File, bytesMax: number): UploadFault | undefined {
  if (size > bytesMax) return 'too_large'
  return size === 0 || (type !== '' && !type.startsWith('video/')) ? 'not_a_video' : undefined
}
