/** The shapes in which a film is made: for a phone's screen, a square post and a television. Sizes in pixels. */
export const FORMATS = {
  '9:16': { width: 720, height: 1280 },
  '1:1': { width: 720, height: 720 },
  '16:9': { width: 1280, height: 720 },
} as const
export type Format = keyof typeof FORMATS

export const isFormat = (name: string): name is Format => Object.hasOwn(FORMATS, name)
