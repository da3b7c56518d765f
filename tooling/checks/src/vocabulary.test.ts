import { expect, test } from 'vitest'
import { namesOf, wordsOf } from './names.ts'
import { projectFiles, read } from './tree.ts'

/** One word per concept, the standard term: a pattern of the words in a name, and its replacement. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/ orphans? /, 'unmatched'],
  [/ misfits? /, 'mismatched'],
  [/ (double|short) (payments?|money) /, 'duplicate, underpaid'],
  [/ books /, 'refunds API'],
  [/ (ledger )?movements? /, 'ledger entry'],
  [/ (settles?|settling) /, 'apply'],
  [/ truths? /, 'payment snapshot'],
  [/ (asks?|asked|asking) /, 'poll, request'],
  [/ check at /, 'next_poll_at'],
  [/ (sweepers?|chores?|clockwork) /, 'poller'],
  [/ hand(ed)? over /, 'outbox relay'],
  [/ (wakes?|waking|woken?) /, 'notify'],
  [/ letters? /, 'email'],
  [/ (un)?seal(s|ed|ing)? /, 'encrypt'],
  [/ let go /, 'release'],
  [/ demand(s|ed)? /, 'command'],
  [/ (choosers?|choos(e|es|ing)|chose|chosen) /, 'selection, select'],
  [/ places? /, 'market'],
  [/ (under )?ways? /, 'payment option, in progress'],
  [/ lanes? /, 'checkout route'],
  [/ still /, 'static'],
  [/ (lively|liven) /, 'interactive'],
  [/ shop window /, 'catalog snapshot'],
  [/ (tells?|told|telling|speak up) /, 'notify, report'],
  [/ quiet(ly)? /, 'silent'],
  [/ given back /, 'refunded'],
  [/ worked off /, 'processed'],
  [/ (mend(s|ed|ing)?) /, 'fix'],
  [/ mischief /, 'faults'],
  [/ hands /, 'controls'],
]

/** Names of libraries and standards, and plain English words that look like vocabulary. */
const allowed: readonly (RegExp | readonly [file: RegExp, name: RegExp])[] = [
  /^(letterSpacing|placeItems|placeContent|placeSelf|deadLetter\w*)$/,
  /^(use-?)?wake-?lock/i, // the platform's name
  /^place-?order/i, // "place an order" is the standard term
  [/^apps\/(api|admin)\/|^tooling\//, /lane/i], // lanes of a gateway, a kind or a benchmark
  [/^apps\/api\/src\/db\/migrations\//, /./], // names stored in databases
  [/^packages\/stage\/|\/season-art\.tsx$/, /letter|hands/i], // letters of the alphabet, drawn letters and hands
  [/\/find-order\.tsx$/, /^letters$/],
]

const folders = /^(apps|packages|tooling)\//
const sources = projectFiles().filter(
  (file) => folders.test(file) && /\.(ts|tsx|mjs)$/.test(file) && !/\.gen\.|\/generated\//.test(file),
)

test.each([
  ['payOrphan', 'unmatched'],
  ['check_at', 'next_poll_at'],
  ['handOverEffects', 'outbox relay'],
  ['way-choice.tsx', 'payment option'],
  ['ShopWindow', 'catalog snapshot'],
  ['XMLLetter', 'email'],
])('a name with a replaced word is found: %s', (name, word) => {
  expect(insteadOf(name)).toContain(word)
})

test.each(['gateway', 'placeholder', 'Promise.allSettled', 'taskId', 'installment', 'BookshelfIcon'])(
  'a word that only contains a replaced one is not: %s',
  (name) => {
    expect(insteadOf(name)).toBeUndefined()
  },
)

test('names are read from code, not from strings, texts and comments', () => {
  const code = 'const told = <p title="lane">quiet {way}</p> // still'
  expect([...namesOf(code, 'a.tsx')].toSorted()).toEqual(['p', 'title', 'told', 'way'])
})

test('no name and no file name has a word that the vocabulary replaced', () => {
  const found = sources.flatMap((file) =>
    [file.split('/').at(-1) ?? '', ...namesOf(read(file), file)]
      .filter((name) => !isAllowed(file, name))
      .flatMap((name) => {
        const instead = insteadOf(name)
        return instead === undefined ? [] : [`${file}: ${name} → ${instead}`]
      }),
  )
  expect(found).toEqual([])
})

function insteadOf(name: string): string | undefined {
  const words = ` ${wordsOf(name).join(' ')} `
  return replaced.find(([pattern]) => pattern.test(words))?.[1]
}

function isAllowed(file: string, name: string): boolean {
  return allowed.some((entry) =>
    entry instanceof RegExp ? entry.test(name) : entry[0].test(file) && entry[1].test(name),
  )
}
