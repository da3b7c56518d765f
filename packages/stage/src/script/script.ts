import { CAST } from '../generated/cast.gen.ts'
import { ALL_OCCASIONS, FURTHER_OCCASIONS } from '../generated/occasions.gen.ts'
import { english } from './english.ts'
import { furtherEn } from './further-en.ts'
import { furtherPt } from './further-pt.ts'
import { portuguese } from './portuguese.ts'
import type { ScriptSource } from './script-source.ts'
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
