import { useEffect, useRef, useState } from 'react'
import type { Speech } from '@recadinho/stage/voice'

/** A sound with a name of its own on the page. */
export interface Sample {
  id: string
  load: () => Promise<Speech>
  /** When it was played to its end. */
  onHeard?: () => void
}

/** Plays one sample at a time. */
export function useSamplePlayer() {
  const context = useRef<AudioContext>(undefined)
  const source = useRef<AudioBufferSourceNode>(undefined)
  /** The latest request. */
  const requested = useRef<string>(undefined)
  const [playing, setPlaying] = useState<string>()
  const [failed, setFailed] = useState<{ id: string; error: unknown }>()

  const stop = () => {
    const node = source.current
    requested.current = undefined
    source.current = undefined
    node?.stop()
    setPlaying(undefined)
  }
  useEffect(
    () => () => {
      requested.current = undefined
      void context.current?.close()
      context.current = undefined
    },
    [],
  )

  async function play({ id, load, onHeard }: Sample): Promise<void> {
    stop()
    setFailed(undefined)
    // In the press itself: browsers start no sound on their own.
    const output = (context.current ??= new AudioContext())
    requested.current = id
    setPlaying(id)
    try {
      await output.resume()
      const { samples, rate } = await load()
      if (requested.current !== id) return
      const buffer = output.createBuffer(1, Math.max(1, samples.length), rate)
      buffer.copyToChannel(new Float32Array(samples), 0)
      const node = new AudioBufferSourceNode(output, { buffer })
      node.connect(output.destination)
      node.addEventListener('ended', () => {
        // One that was stopped ends too.
        if (source.current !== node) return
        stop()
        onHeard?.()
      })
      source.current = node
      node.start()
    } catch (error) {
      if (requested.current !== id) return
      stop()
      setFailed({ id, error })
    }
  }

  return { playing, failed, play, stop }
}
export type SamplePlayer = ReturnType<typeof useSamplePlayer>
