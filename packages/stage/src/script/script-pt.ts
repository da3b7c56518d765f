import type { ScriptLanguage } from './known-texts.ts'
import { portuguese } from './portuguese.ts'
import { textsPt } from './texts-pt.ts'

export const scriptPt: ScriptLanguage = { reading: portuguese, texts: textsPt }
