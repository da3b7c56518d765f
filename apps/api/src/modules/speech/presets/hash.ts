import { createHash } from 'node:crypto'
import type { VoicePreset } from '@recadinho/stage/voice'

/** Differences below this are not heard, and may come from another machine's arithmetic. */
const decimals = 4

/** Of a preset's values: what an approval is of. */
export function presetHash({ pitch, range, speed, formant, texture }: VoicePreset): Buffer {
  const values = [pitch, range, speed, formant].map((value) => value.toFixed(decimals))
  return createHash('sha256')
    .update(JSON.stringify([...values, texture]))
    .digest()
}
