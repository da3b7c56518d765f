import { english } from './english.ts'
import { furtherEn } from './further-en.ts'
import { furtherPt } from './further-pt.ts'
import { GREETING_STYLES } from '../cast-member.ts'
import { portuguese } from './portuguese.ts'
import { provideOccasion } from '../known-decor.ts'
import { ALL_OCCASIONS, FURTHER_OCCASIONS } from '../generated/occasions.gen.ts'
import { provideFurtherOccasion, provideLanguage, provideReading, provideStyle } from './known-texts.ts'
import { allStyles } from './styles/all-styles.ts'
import { textsEn } from './texts-en.ts'
import { textsPt } from './texts-pt.ts'
import * as writer from './write-script.ts'

export { linesOfText, type Speakers } from './lines-of-text.ts'

provideLanguage('en', { texts: textsEn, further: furtherEn })
provideReading('en', english)
provideLanguage('pt', { texts: textsPt, further: furtherPt })
provideReading('pt', portuguese)
for (const occasion of writer.OCCASIONS) {
  provideOccasion(occasion, ALL_OCCASIONS[occasion])
  provideFurtherOccasion(occasion, FURTHER_OCCASIONS[occasion])
}
for (const style of GREETING_STYLES) provideStyle(style, allStyles[style])

export type * from './write-script.ts'

/** The writer with both languages, for servers and tests. Not re-exported: importing these runs the lines above. */
export const {
  OCCASIONS,
  fitting,
  leftOutOf,
  notePartsOf,
  privateWordsOf,
  redraftScript,
  sayAsOf,
  scriptLength,
  scriptText,
  spokenName,
  turnsOf,
  writeScript,
  writeText,
} = writer
