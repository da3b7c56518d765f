import { english } from './english.ts'
import type { ScriptLanguage } from './known-texts.ts'
import { textsEn } from './texts-en.ts'

export const scriptEn: ScriptLanguage = { reading: english, texts: textsEn }
