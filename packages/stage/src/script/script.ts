import { english } from './reading/english.ts'
import { furtherEn } from './further-en.ts'
import { furtherPt } from './further-pt.ts'
import { GREETING_STYLES } from '../cast-member.ts'
import { portuguese } from './reading/portuguese.ts'
import { provideLanguage, provideOccasion, provideReading, provideStyle } from './known-texts.ts'
import { allOccasions } from './occasions/all-occasions.ts'
import { allStyles } from './styles/all-styles.ts'
import { textsEn } from './texts-en.ts'
import { textsPt } from './texts-pt.ts'
import * as writer from './write-script.ts'
import type { LeftOut, ScriptRequest, Turn } from './write-script.ts'

export type * from './write-script.ts'
export { OCCASIONS, spokenName, turnText } from './write-script.ts'

/** The writer with both languages, for servers and tests. Not re-exported: importing these runs the lines above. */
export const {
  OCCASIONS,
  TOGETHER,
  fitting,
  leftOutOf,
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
