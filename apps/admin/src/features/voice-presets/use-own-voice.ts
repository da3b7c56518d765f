import { useEffect, useRef, useState } from 'react'
import type { Speech } from '@recadinho/stage/voice'
import { decoded } from './sample-sound.ts'

export type OwnVoiceFault = 'no_microphone' | 'no_sound'

const longestMs = 60_000

/** A recording of the owner's own that speaks the samples of a language. It stays in this page. */
export function useOwnVoice() {
  const recorder = useRef<MediaRecorder>(undefined)
  const [voice, setVoice] = useState<Speech>()
  const [recording, setRecording] = useState(false)
  const [fault, setFault] = useState<OwnVoiceFault>()

  useEffect(() => () => recorder.current?.stop(), [])

  async function take(file: Blob): Promise<void> {
    setFault(undefined)
    try {
      const speech = await decoded(await file.arrayBuffer())
      if (!speech.samples.some((sample) => Math.abs(sample) > 0.01)) throw new Error('Silence')
      setVoice(speech)
    } catch {
      setFault('no_sound')
    }
  }

  async function record(): Promise<void> {
    setFault(undefined)
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const parts: Blob[] = []
      const device = new MediaRecorder(stream)
      const longest = setTimeout(() => device.stop(), longestMs)
      device.ondataavailable = ({ data }) => parts.push(data)
      device.onstop = () => {
        clearTimeout(longest)
        for (const track of stream.getTracks()) track.stop()
        recorder.current = undefined
        setRecording(false)
        void take(new Blob(parts, { type: device.mimeType }))
      }
      recorder.current = device
      device.start()
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
    stop: () => recorder.current?.stop(),
    forget: () => setVoice(undefined),
  }
}
export type OwnVoice = ReturnType<typeof useOwnVoice>
