import type { StageLocale } from '../timeline-format.ts'
import { provideLanguage, type ScriptLanguage } from './known-languages.ts'

/** One file a language, so that a browser fetches only the one that it shows. */
const loaders: Readonly<Record<StageLocale, () => Promise<ScriptLanguage>>> = {
  en: () => import('./script-en.ts').then(({ scriptEn }) => scriptEn),
  pt: () => import('./script-pt.ts').then(({ scriptPt }) => scriptPt),
}

/** Before the first script of a language in a browser. */
export async function loadScriptLanguage(locale: StageLocale): Promise<void> {
  provideLanguage(locale, await loaders[locale]())
}
