import { articleOfName } from '../known-characters.ts'
import { CHARACTER_FILES } from '../generated/cast.gen.ts'
import { onlyExport } from '../only-export.ts'
import type { StageLocale } from '../timeline-format.ts'
import { withArticle } from './article.ts'
import type { CharacterTexts } from './script-texts.ts'

interface Greeter {
  readonly id: string
  readonly name: Readonly<Record<StageLocale, string>>
}

/** Joins the words to those of another. */
const joined = /^(?:And|E),? /
/** Only for some ages, or to a child with a name: nobody is known yet. */
const toSomebody = /^[<>]|\{(?!me\})/
/** Of a character that the shop created, which has no words of its own. */
const OF_ANYONE: Readonly<Record<StageLocale, string>> = {
  en: 'Hello! {me} here, waving with both hands.',
  pt: 'Oi! Aqui está {me}, dando tchauzinho com as duas mãos.',
}

/**
 * What a character says when it is met in the shop: the first words with which it joins a film.
 * @throws if its texts cannot be fetched; the next call tries again.
 */
export async function loadHello({ id, name: { pt, en } }: Greeter, locale: StageLocale): Promise<string> {
  const lines = Object.hasOwn(CHARACTER_FILES, id)
    ? (await onlyExport<CharacterTexts>(() => import(`../characters/texts/${id}.ts`)))[locale].joining
    : []
  const line = lines.find((each) => !toSomebody.test(each)) ?? OF_ANYONE[locale]
  const me = locale === 'pt' ? withArticle(pt, articleOfName(pt)) : en
  const words = line
    .replace(joined, '')
    .replaceAll(/\[([^|\]]*)\|[^\]]*\]/g, '$1')
    .replaceAll('{me}', () => me)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
