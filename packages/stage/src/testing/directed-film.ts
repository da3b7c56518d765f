import { provideAllParts } from '../all-parts.ts'
import { CAST } from '../cast.ts'
import type { Format } from '../formats.ts'
import { OCCASIONS, spokenName, writeScript, type ScriptOccasion } from '../script/script.ts'
import { scriptLines } from '../script/script-lines.ts'
import { composeTimeline } from '../timeline.ts'
import type { Timeline } from '../timeline-format.ts'

provideAllParts()

const NOTES = {
  en: 'She lost her first tooth. She loves dinosaurs and rides her bike.',
  pt: 'Perdeu o primeiro dente. Ama dinossauros e anda de bicicleta.',
}
export const THREE = ['princess-amara', 'captain-kindly', 'ember'] as const

/** A film as the shop's page composes it, in its small or large frame. */
export function filmOf({
  cast = ['princess-amara'],
  occasion = 'birthday',
  age = 6,
  locale = 'en',
  notes = NOTES[locale],
  name = 'Olivia',
  seed = 7,
  height = 960,
  format,
}: {
  cast?: readonly string[]
  occasion?: ScriptOccasion
  age?: number | null
  locale?: 'en' | 'pt'
  notes?: string
  name?: string
  seed?: number
  height?: number
  format?: Format
} = {}): Timeline {
  const characters = cast.flatMap((slug) =>
    CAST.filter((member) => member.slug === slug).map((member) => Object.assign({}, member, { id: slug })),
  )
  const script = writeScript({
    locale,
    childName: name,
    childAge: age,
    occasion,
    notes,
    useAIVoice: true,
    characters,
  })
  return composeTimeline({
    cast,
    lines: scriptLines(script, cast),
    locale,
    seed,
    banner: spokenName(name, locale),
    occasion,
    age,
    ...(format ? { format } : { height }),
  })
}

/** A film with pennants in one of the formats, or as small as on the shop's page. */
export const filmIn = (frame: Format | 'page', cast: readonly string[]): Timeline =>
  filmOf({ cast, name: 'Guilherme', locale: 'pt', ...(frame !== 'page' && { format: frame }) })

/** The small film's frame for one character, and the large one's for three. */
export const films = OCCASIONS.flatMap((occasion) =>
  (['en', 'pt'] as const).flatMap((locale) =>
    [['princess-hana'], THREE].map((cast) => {
      const height = cast.length === 1 ? 960 : 1280
      return [`${occasion}, ${locale}, ${cast.length}`, filmOf({ occasion, locale, cast, height })] as const
    }),
  ),
)
