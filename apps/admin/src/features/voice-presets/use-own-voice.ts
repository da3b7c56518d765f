import { useEffect, useRef, useState } from 'react'
import type { Speech } from '@recadinho/stage/voice'
import { openMicrophone } from '@recadinho/recorder/microphone'
import { decoded, joinPieces, longestTake } from '@recadinho/recorder/sound'

export type OwnVoiceFault = 'no_microphone' | 'no_sound'

/** A recording of the owner's own that speaks the samples of a language. It stays in this page. */
export function useOwnVoice() {
  const stop = useRef<() => void>(undefined)
  const gone = useRef(false)
  const [voice, setVoice] = useState<Speech>()
  const [recording, setRecording] = useState(false)
  const [fault, setFault] = useState<OwnVoiceFault>()

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      stop.current?.()
    }
  }, [])

  function use(speech: Speech): void {
    if (speech.samples.some((sample) => Math.abs(sample) > 0.01)) setVoice(speech)
    else setFault('no_sound')
  }

  async function take(file: Blob): Promise<void> {
    setFault(undefined)
    try {
      use(await decoded(await file.arrayBuffer()))
    } catch {
      setFault('no_sound')
    }
  }

  async function record(): Promise<void> {
    setFault(undefined)
    const pieces: Float32Array[] = []
    try {
      const microphone = await openMicrophone({
        onPiece: (piece) => pieces.push(piece),
        onLost: () => stop.current?.(),
      })
      if (gone.current) return microphone.close()
      const end = () => {
        clearTimeout(longest)
        stop.current = undefined
        microphone.close()
        setRecording(false)
        use(joinPieces(pieces, microphone.rate))
      }
      const longest = setTimeout(end, longestTake * 1000)
      stop.current = end
      setRecording(true)
    } catch {
      // Missing, refused, or used by another program.
      setFault('no_microphone')
    }
  }

  return {
    voice,
    recording,
    fault,
    take,
    record,
    stop: () => stop.current?.(),
    forget: () => setVoice(undefined),
  }
}
export type OwnVoice = ReturnType<typeof useOwnVoice>
