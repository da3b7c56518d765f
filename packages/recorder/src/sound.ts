import { ApiError } from '@recadinho/contracts/client'
import { resampled, type Speech } from '@recadinho/stage/film-sound'

/** Enough for speech: 60 seconds take 2.9 MB. */
export const takeRate = 24_000
export const longestTake = 60

/** The pieces that a microphone sent, as one sound at the rate of takes. */
export function joinPieces(pieces: readonly Float32Array[], rate: number): Speech {
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    samples.set(piece, at)
    at += piece.length
  }
  return resampled({ samples, rate }, takeRate)
}

/** The sound of any file that this browser plays, with one channel. Rejects for another file. */
export async function decoded(file: ArrayBuffer): Promise<Speech> {
  const sound = await new OfflineAudioContext(1, 1, takeRate).decodeAudioData(file)
  const mono = new Float32Array(sound.length)
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1)
    sound.getChannelData(channel).forEach((sample, i) => {
      mono[i] = (mono[i] ?? 0) + sample / sound.numberOfChannels
    })
  return { samples: mono, rate: sound.sampleRate }
}

/** The sound that the API serves at a path. Rejects with an `ApiError`, or with a `TypeError` without a response. */
export async function fetchSound(path: string, signal?: AbortSignal): Promise<Speech> {
  const response = await fetch(path, signal && { signal })
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  return decoded(await response.arrayBuffer())
}
