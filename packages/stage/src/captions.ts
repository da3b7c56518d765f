import type { Cue, Timeline } from './timeline-format.ts'

/** On the screen a caption stays so long after its last word, in seconds, unless the next one begins. */
const STAYS = 0.5

interface CaptionOptions {
  /** Who speaks, by id in the cast: written before the words where it is given. */
  readonly names?: Readonly<Record<string, string>>
}

/** The captions of a film as a WebVTT file, one cue for each that it shows. */
export function captionsOf(
  { captions: { cues } }: Pick<Timeline, 'captions'>,
  { names = {} }: CaptionOptions = {},
): string {
  const written = cues.map((cue, i) => {
    const to = Math.min(cue.to + STAYS, cues[i + 1]?.from ?? Infinity)
    return `${i + 1}\n${captionTime(cue.from)} --> ${captionTime(to)}\n${voice(cue, names)}${textOf(cue)}\n`
  })
  return ['WEBVTT\n', ...written].join('\n')
}

const textOf = ({ words }: Cue): string => captionText(words.map(({ w }) => w).join(' '))

function voice({ speaker }: Cue, names: Readonly<Record<string, string>>): string {
  const name = names[speaker]
  return name ? `<v ${captionText(name)}>` : ''
}

/** Words as WebVTT has them, where line breaks and arrows have a meaning. */
export const captionText = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Seconds as WebVTT has them: `00:01:02.345`. */
export function captionTime(seconds: number): string {
  const all = Math.round(seconds * 1000)
  const part = (value: number, digits: number): string => String(value).padStart(digits, '0')
  return `${part(Math.floor(all / 3_600_000), 2)}:${part(Math.floor(all / 60_000) % 60, 2)}:${part(Math.floor(all / 1000) % 60, 2)}.${part(all % 1000, 3)}`
}
