import { provideLanguage } from './known-languages.ts'
import { scriptEn } from './script-en.ts'
import { scriptPt } from './script-pt.ts'
import * as writer from './write-script.ts'

provideLanguage('en', scriptEn)
provideLanguage('pt', scriptPt)

export type * from './write-script.ts'

/** The writer with both languages, for servers and tests. Not re-exported: who imports these runs the lines above. */
export const {
  OCCASIONS,
  leftOutOf,
  privateWordsOf,
  speakerName,
  spokenName,
  turnText,
  writeScript,
  writeTurns,
} = writer
