/** WhatsApp's limit for a video. */
export const copyBytesAtMost = 16_000_000

/** Bits a second for pictures, so that a file of this length fits WhatsApp with a margin, with its sound. */
export const pictureRate = (seconds: number, { audio, most }: { audio: number; most: number }): number =>
  Math.min(most, Math.floor((copyBytesAtMost * 0.92 * 8) / seconds) - audio)

/** H.264 that every phone plays: 8 bits, 4:2:0, the index at the beginning, without metadata. */
export function h264({ crf, rate }: { crf: number; rate: number }): string[] {
  const codec = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryfast', '-pix_fmt', 'yuv420p']
  const quality = ['-crf', String(crf), '-maxrate', String(rate), '-bufsize', String(2 * rate)]
  const file = ['-movflags', '+faststart', '-fflags', '+bitexact', '-map_metadata', '-1']
  return [...codec, ...quality, ...file]
}

export const aac = (rate: number): string[] => [
  '-c:a',
  'aac',
  '-b:a',
  String(rate),
  '-ac',
  '2',
  '-ar',
  '48000',
]

/** More threads would each keep pictures in memory. */
export const threads = ['-threads', '2']
