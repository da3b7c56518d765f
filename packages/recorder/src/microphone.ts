import captureUrl from './capture-worklet.ts?worker&url'

/** Why nothing can be recorded here: `lost` while it was in use. */
export type MicrophoneFault = 'denied' | 'missing' | 'in_use' | 'unsupported' | 'lost'

export class MicrophoneError extends Error {
  readonly fault: MicrophoneFault

  constructor(fault: MicrophoneFault, options?: ErrorOptions) {
    super(`Microphone: ${fault}`, options)
    this.fault = fault
  }
}

export interface Microphone {
  /** Samples a second. */
  readonly rate: number
  close(): void
}

export interface MicrophoneListener {
  /** About fifty times a second, from -1 to 1. */
  onPiece: (samples: Float32Array<ArrayBuffer>) => void
  /** It was unplugged, or the permission withdrawn. */
  onLost: () => void
}

/** As the voice is: a browser's own processing would cut it off and change its loudness. */
const asItIs: MediaTrackConstraints = {
  channelCount: 1,
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
}

/** Opens the microphone, which may show the browser's question. Rejects with a `MicrophoneError`. */
export async function openMicrophone({ onPiece, onLost }: MicrophoneListener): Promise<Microphone> {
  // Missing on pages without HTTPS.
  if (!navigator.mediaDevices?.getUserMedia || typeof AudioWorkletNode === 'undefined')
    throw new MicrophoneError('unsupported')
  const stream = await navigator.mediaDevices.getUserMedia({ audio: asItIs }).catch((error: unknown) => {
    throw new MicrophoneError(faultOf(error), { cause: error })
  })
  const context = new AudioContext()
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
    void context.close()
  }
  try {
    await context.audioWorklet.addModule(captureUrl)
    const capture = new AudioWorkletNode(context, 'capture', {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
    })
    capture.port.addEventListener('message', ({ data }: MessageEvent<Float32Array<ArrayBuffer>>) =>
      onPiece(data),
    )
    capture.port.start()
    context.createMediaStreamSource(stream).connect(capture)
    await context.resume()
  } catch (error) {
    close()
    throw new MicrophoneError('unsupported', { cause: error })
  }
  stream.getAudioTracks()[0]?.addEventListener('ended', onLost)
  return { rate: context.sampleRate, close }
}

function faultOf(error: unknown): MicrophoneFault {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return name === 'NotReadableError' || name === 'AbortError' ? 'in_use' : 'unsupported'
}
