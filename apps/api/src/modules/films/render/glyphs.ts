import { createCanvas } from '@napi-rs/canvas'
import { graphemesOf } from '@recadinho/stage/letters'
import type { Timeline } from '@recadinho/stage/timeline'

const side = 48
/** No font has a letter for it, so it is drawn as one that is missing. */
const noGlyph = '\u{10FFFD}'

/** Whether a letter of the film's words is in none of the fonts: a name would hang there as boxes, or not at all. */
export function glyphsMissing({ captions, banner }: Timeline): boolean {
  const words = captions.cues.flatMap((cue) => cue.words.map(({ w }) => w))
  const graphemes = new Set(graphemesOf([banner?.text ?? '', ...words].join('')))
  const canvas = createCanvas(side, side)
  const ctx = canvas.getContext('2d')
  const drawn = (grapheme: string): string => {
    ctx.clearRect(0, 0, side, side)
    ctx.font = '800 24px "Baloo 2", sans-serif'
    ctx.fillText(grapheme, 8, 34)
    return canvas.data().toString('base64')
  }
  const [nothing, missing] = [drawn(''), drawn(noGlyph)]
  return [...graphemes].some((each) => /[\p{L}\p{N}]/u.test(each) && [nothing, missing].includes(drawn(each)))
}
