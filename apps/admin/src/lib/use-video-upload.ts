import { useEffect, useRef, useState } from 'react'
import { sendVideo, type Sending } from './send-video.ts'

/** Seen before anything is sent. */
export type UploadFault = 'too_large' | 'not_a_video'

export type UploadState =
  | { kind: 'idle'; fault?: UploadFault }
  /** `error`: why it stopped by itself; it can go on from where it is. */
  | { kind: 'sending'; sent: number; total: number; paused: boolean; error?: Error }

export interface VideoUploadOptions {
  /** Where uploads of its kind are started. */
  endpoint: string
  bytesMax: number
  /** Something of it has changed on the server: all of it has arrived, or it was refused. */
  onChange: () => Promise<unknown>
  /** All of it has arrived. */
  onSent?: (videoId: string, file: File) => void
}

/** One upload at a time: goes on after a pause, an outage and, once the file is picked again, after a reload. */
export function useVideoUpload({ endpoint, bytesMax, onChange, onSent }: VideoUploadOptions) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const sending = useRef<Promise<Sending>>(undefined)
  const begin = useRef<() => void>(undefined)
  // What has arrived stays on the server for a day.
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
    /** `metadata`: what the server needs to know beside the file's type. */
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
            // Who is signed out is asked who they are; this page waits.
            void onChange()
          },
        })
        sending.current = started
        // What sends it could not be loaded, so there is nothing yet that could go on.
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
      // What cannot be told now, the server sweeps away by itself.
      void sending.current?.then((one) => one.cancel()).catch(() => undefined)
    },
  }
}

export type VideoUpload = ReturnType<typeof useVideoUpload>

/** A type that the browser does not know is the server's to judge. */
function faultOf({ size, type }: File, bytesMax: number): UploadFault | undefined {
  if (size > bytesMax) return 'too_large'
  return size === 0 || (type !== '' && !type.startsWith('video/')) ? 'not_a_video' : undefined
}
