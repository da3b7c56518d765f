import { findPropWords, type PropWords } from '../known-decor.ts'
import type { StageLocale } from '../timeline-format.ts'

/** A thing that a text mentions, and where its word begins. */
export interface FoundProp {
  readonly prop: string
  readonly at: number
}

/** What a name is given after: a dog called Star shows no star. */
const called = '(?:chamad[oa]s?|nome (?:dele |dela )?e|name is|named|called) '
/** Who swims like a fish has none. */
const likened =
  '(?:(?:swim|run|eat|sing|jump|look|sleep|roar|talk|walk|act|shine|fl[iy]|hop|dance|climb|snore|play|fight|dress|' +
  'strong|brave|fast|sweet|cute|hungry|quiet|tall)[a-z]* (?:up )?(?:like|as) (?:an?|the)|' +
  '(?:como|feito|que nem|igual(?: a)?|parece) (?:uma?|o|a)) '
/** “You are a little monkey”, “minha gatinha”: what a child is called. */
const fond =
  "(?:(?:you are|you're) (?:such )?(?:an?|the|our)(?: little)?|my(?: little)?|voce e (?:uma?|o|a)|meus?|minhas?) "
/** A pet's name, which a capital tells within a sentence: “your dog Cookie”. These are written with one anyway. */
const brand = /^(?:hot ?wheels|nintendo|playstation|xbox)/i

interface Pattern {
  readonly prop: string
  readonly words: RegExp
  /** Tested on what stands before the words. */
  readonly after: RegExp | undefined
  readonly notAfter: RegExp
}

const compile = (words: PropWords): Pattern[] =>
  Object.entries(words).flatMap(([prop, rules]) =>
    [rules].flat().map((rule): Pattern => {
      const { words: source, after, notAfter } = typeof rule === 'string' ? { words: rule } : rule
      const before = (what: string) => new RegExp(`(?:${what})$`, 'iu')
      const wordsBefore = (...what: readonly string[]) => String.raw`(?:^|[^\p{L}\p{N}])(?:${what.join('|')})`
      return {
        prop,
        words: new RegExp(`(?:${source})(?![\\p{L}\\p{N}])`, 'giu'),
        after: after === undefined ? undefined : before(wordsBefore(after)),
        notAfter: before(
          String.raw`[\p{L}\p{N}]|` + wordsBefore(called, likened, fond, ...(notAfter ? [notAfter] : [])),
        ),
      }
    }),
  )

/** Longer than anything that a rule looks for before a word. */
const longestBefore = 40

function matches({ prop, words, after, notAfter }: Pattern, text: string): FoundProp[] {
  const found: FoundProp[] = []
  words.lastIndex = 0
  for (let match = words.exec(text); match; match = words.exec(text)) {
    const at = match.index
    const before = text.slice(Math.max(0, at - longestBefore), at)
    if (!notAfter.test(before) && (after?.test(before) ?? true) && !isName(match[0], before))
      found.push({ prop, at })
    // What begins inside a refused match may still be one.
    else words.lastIndex = at + 1
  }
  return found
}

const isName = (words: string, before: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(words) && /[\p{L}\p{N},] $/u.test(before) && !brand.test(words)

const compiled = new Map<StageLocale, ReturnType<typeof compile>>()

/** What a text mentions of the things that can be shown, in its order. Accents do not matter. */
export function propsIn(text: string, locale: StageLocale): FoundProp[] {
  const words = findPropWords(locale)
  if (!words) return []
  const patterns = compiled.get(locale) ?? compile(words)
  compiled.set(locale, patterns)
  const plain = withoutAccents(text)
  return patterns.flatMap((pattern) => matches(pattern, plain)).toSorted((a, b) => a.at - b.at)
}

/** As long as the text, so that positions stay. A “ç” stays: it makes another word. */
const withoutAccents = (text: string): string =>
  text.replace(/(?![çÇ])[\u00c0-\u017f]/g, (letter) => letter.normalize('NFD').charAt(0))
