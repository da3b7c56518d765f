import type { Speech } from '@recadinho/stage/film-sound'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MicrophoneError, openMicrophone, type Microphone, type MicrophoneFault } from './microphone.ts'
import { joinPieces, longestTake } from './sound.ts'
import { levelOf } from './take-sound.ts'

export type RecorderState =
  /** Nobody has used the microphone yet. */
  | { kind: 'closed' }
  /** The browser may be showing its question. */
  | { kind: 'opening' }
  | { kind: 'open' }
  /** `began`: by the page's clock, in milliseconds. */
  | { kind: 'recording'; began: number }
  | { kind: 'fault'; fault: MicrophoneFault }

/** The press that ends a take is heard in it, in seconds. */
const lastPress = 0.1
/** Anything shorter is a slip of the finger, in seconds. */
const shortestTake = 0.3

export interface RecorderOptions {
  onTake: (take: Speech) => void
  /** A take ends after so many seconds. */
  longest?: number
  /** The microphone is closed so long after a take, in milliseconds; without it, when the page is left. */
  closesAfter?: number
}

/** Records takes, one at a time; what was recorded until a fault is a take as well. */
export function useRecorder({ onTake, longest = longestTake, closesAfter }: RecorderOptions) {
  const [state, setState] = useState<RecorderState>({ kind: 'closed' })
  const microphone = useRef<Microphone>(undefined)
  const pieces = useRef<Float32Array[]>(undefined)
  const listeners = useRef(new Set<(level: number) => void>())
  const gone = useRef(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const take = useEffectEvent(onTake)

  const rate = () => microphone.current?.rate ?? 48_000
  const recorded = () => (pieces.current ?? []).reduce((sum, piece) => sum + piece.length, 0) / rate()

  function onPiece(piece: Float32Array) {
    const level = levelOf(piece)
    for (const listener of listeners.current) listener(level)
    if (!pieces.current) return
    pieces.current.push(piece)
    if (recorded() >= longest) end(0)
  }
  /** Ends the take without its last moments. */
  function end(without: number) {
    const heard = pieces.current
    if (!heard) return
    const seconds = recorded()
    pieces.current = undefined
    rest()
    if (seconds < shortestTake + without) return
    const { samples, rate: takeRate } = joinPieces(heard, rate())
    take({ samples: samples.slice(0, samples.length - Math.round(without * takeRate)), rate: takeRate })
  }
  /** Between two takes. */
  function rest() {
    setState({ kind: 'open' })
    if (closesAfter === undefined) return
    closing.current = setTimeout(() => {
      close()
      setState({ kind: 'closed' })
    }, closesAfter)
  }
  function close() {
    clearTimeout(closing.current)
    microphone.current?.close()
    microphone.current = undefined
  }
  function onLost() {
    end(0)
    close()
    setState({ kind: 'fault', fault: 'lost' })
  }
  async function start() {
    if (pieces.current) return
    clearTimeout(closing.current)
    if (!microphone.current) {
      setState({ kind: 'opening' })
      try {
        const opened = await openMicrophone({ onPiece, onLost })
        if (gone.current) return opened.close()
        microphone.current = opened
      } catch (error) {
        return setState({
          kind: 'fault',
          fault: error instanceof MicrophoneError ? error.fault : 'unsupported',
        })
      }
    }
    pieces.current = []
    setState({ kind: 'recording', began: performance.now() })
  }

  // A phone that is locked, or another tab in front, hears nothing more.
  const onHidden = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') end(0)
  })
  const leave = useEffectEvent(() => {
    end(0)
    close()
  })
  useEffect(() => {
    gone.current = false
    const hide = () => onHidden()
    document.addEventListener('visibilitychange', hide)
    return () => {
      gone.current = true
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [])

  return {
    state,
    start,
    stop: () => end(lastPress),
    /** Ends the take and forgets it. */
    cancel: () => {
      if (!pieces.current) return
      pieces.current = undefined
      rest()
    },
    /** Reports how loud it is, about fifty times a second, from 0 to 1. */
    onLevel: (listener: (level: number) => void) => {
      listeners.current.add(listener)
      return () => void listeners.current.delete(listener)
    },
  }
}

export type Recorder = ReturnType<typeof useRecorder>
