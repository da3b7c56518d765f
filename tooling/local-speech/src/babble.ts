/** Samples a second of what the stand-in says. */
export const rate = 24_000

const secondsOfSound = 0.065
const secondsOfPause = 0.25
/** The two lowest resonances of each vowel, in hertz. */
const vowels: Readonly<Record<string, readonly [number, number]>> = {
  a: [800, 1200],
  e: [500, 1900],
  i: [300, 2300],
  o: [500, 900],
  u: [320, 800],
}

/**
 * Speech of a kind, from -1 to 1: a vowel hums with its resonances, another sound hisses, and the rest is silence. The
 * same text always sounds the same.
 */
export function babble(text: string): Float32Array<ArrayBuffer> {
  const sounds = Array.from(text.normalize('NFD').toLowerCase()).filter((sound) => !/\p{M}/u.test(sound))
  const lengths = sounds.map((sound) => (/[.,!?;:]/u.test(sound) ? secondsOfPause : secondsOfSound))
  const samples = new Float32Array(Math.ceil(lengths.reduce((sum, one) => sum + one, 0) * rate))
  let noise = 1
  let at = 0
  sounds.forEach((sound, i) => {
    const count = Math.floor((lengths[i] ?? 0) * rate)
    const resonances = vowels[sound]
    for (let k = 0; k < count && at + k < samples.length; k += 1) {
      const t = (at + k) / rate
      const swell = Math.sin((Math.PI * k) / count)
      noise = (noise * 16_807) % 2_147_483_647
      if (resonances) samples[at + k] = swell * hum(t, resonances)
      else if (/\p{L}|\p{N}/u.test(sound)) samples[at + k] = swell * 0.05 * ((noise / 2_147_483_647) * 2 - 1)
    }
    at += count
  })
  return samples
}

/** Harmonics of 190 Hz, louder near the resonances. */
function hum(t: number, resonances: readonly [number, number]): number {
  let sum = 0
  for (let n = 1; n <= 14; n += 1) {
    const hertz = 190 * n
    const loudness = resonances.reduce((most, one) => Math.max(most, 1 / (1 + ((hertz - one) / 180) ** 2)), 0)
    sum += loudness * Math.sin(2 * Math.PI * hertz * t)
  }
  return 0.15 * sum
}
