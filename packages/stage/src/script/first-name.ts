import { wordsOf } from './any-of.ts'
import { pictures } from './pictures.ts'

/** First names that are often the first half of a name of two words, and the second halves that go with them. */
const firstHalves = wordsOf(
  'maria ana joão josé pedro luiz luís luis carlos antônio antonio paulo davi anna mary billy john jean sara emma lily',
)
const secondHalves = wordsOf(
  'clara luiza luísa luisa eduarda julia júlia alice vitória vitoria cecília helena beatriz laura sofia sophia fernanda isabel',
  'valentina flor liz lara elisa carolina paula rita lúcia pedro miguel gabriel lucas henrique paulo carlos guilherme vitor',
  'victor augusto antônio antonio felipe otávio bernardo davi arthur rafael eduardo jane kate ann anne beth lou grace rose mae',
  'ray bob joe paul luke belle claire',
)
const and = /^(?:e|and|y|&|\+|\/)$/iu
/** Scripts that write the family name first or leave no blank between names, and first words that never stand alone. */
const undivided = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hira}\p{sc=Kana}]|^(?:عبد|أبو|ابو|أم)\s/u

/**
 * The name as a friend says it: the first one, both halves of a given name of two, and each child's of several. A name
 * that cannot be divided safely stays whole.
 */
export function spokenName(childName: string): string {
  const name = childName.replaceAll(pictures, ' ').replaceAll(/[{}]/g, '').replaceAll(/\s+/g, ' ').trim()
  if (undivided.test(name)) return name
  const children = [[]] as [string[], ...string[][]] // one to begin with
  let joint = ''
  const joints: string[] = []
  for (const word of name.split(' ')) {
    if (and.test(word)) {
      joint = word
      children.push([])
      joints.push(` ${joint} `)
    } else children.at(-1)?.push(word)
  }
  if (children.some((words) => words.length === 0)) return name
  return children.map((words, i) => firstOf(words) + (joints[i] ?? '')).join('')
}

/** How the spoken name sounds, where the hint is for the whole name: word for word, or as it is. */
export function spokenHint(childName: string, hint: string): string {
  const name = spokenName(childName).split(' ')
  const sounds = hint.trim().split(/\s+/)
  const isWhole = sounds.length === childName.trim().split(/\s+/).length
  return (isWhole ? sounds.slice(0, name.length) : sounds).join(' ')
}

function firstOf([first = '', second = '']: readonly string[]): string {
  const known = firstHalves.has(first.toLowerCase()) && secondHalves.has(second.toLowerCase())
  // An initial alone is no name.
  const short = second !== '' && /^\p{L}\.?$/u.test(first)
  const word = known || short ? `${first} ${second}` : first
  return word.replace(/[,;:]+$/, '') || first
}
