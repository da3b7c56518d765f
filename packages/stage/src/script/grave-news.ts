import type { Detail, Language } from './details.ts'
import { patternOf } from './patterns.ts'
import { clausesOf, type Clause } from './statements.ts'

type Grave = 'sorrow' | 'care'

const gravityOf = (text: string, { sorrow, illness }: Language): Grave | undefined =>
  sorrow.test(text) ? 'sorrow' : illness.test(text) ? 'care' : undefined

/** Which clauses are sad; all of them where no single one is. */
export function gravitiesOf(statement: string, clauses: readonly Clause[], language: Language) {
  const each = clauses.map(({ text }) => gravityOf(text, language))
  const whole = gravityOf(statement, language)
  return each.some(Boolean) ? each : each.map(() => whole)
}

/** That a statement is sad is heard, whatever is done with its words. */
export function noteGravity(text: string, details: Detail[], language: Language): void {
  const kind = gravityOf(text, language)
  if (kind !== undefined && !details.some((one) => one.kind === kind))
    details.push({ kind, words: '', source: text })
}

/** Of whom sad news is told, by the words for them: nothing else is told of them in the whole film. */
export function mournedIn(statements: readonly string[], language: Language): RegExp[] {
  const { sorrow, others, another, stopWords } = language
  const sad = statements.flatMap((statement) => {
    const clauses = clausesOf(statement, language).map(({ text }) => text)
    const some = clauses.filter((text) => sorrow.test(text))
    return some.length > 0 || !sorrow.test(statement) ? some : [statement]
  })
  const words = sad.flatMap((text) => text.toLowerCase().match(new RegExp(others, 'gi')) ?? [])
  return [...new Set(words)]
    .filter((word) => !another.test(word) && !stopWords.has(word))
    .map((word) => patternOf(String.raw`(?<!\p{L})${word}(?!\p{L})`))
}
