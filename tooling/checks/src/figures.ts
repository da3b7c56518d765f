import { wordsWithoutReview } from '@recadinho/stage/thing-words'
import { directionFigures, type Share } from './direction-figures.ts'
import { filmFigures } from './film-figures.ts'

/** `pnpm figures film`: prints how much the films of different characters have in common, how they are directed, and which pictures nobody has reviewed. */
function main([subject]: readonly string[]): void {
  if (subject !== 'film') throw new Error('There are figures of: film')
  const { films, sentences, ofOne, mostAlike, whole } = filmFigures()
  print(`${films} films without notes, of ${sentences} different sentences`)
  print(`said by one character alone: ${percent(ofOne)} (goal: at least half)`)
  print(
    `the most alike share ${percent(mostAlike.share)} (goal: at most a third): ${mostAlike.films.join(' and ')}`,
  )
  for (const sentence of mostAlike.sentences) print(`  ${sentence}`)
  print(`pairs of films shared whole: ${whole} (goal: 0)`)
  const directed = directionFigures()
  print(`${directed.films} films of one and of three, as they are directed (goal: 100 % each)`)
  printShare('films of more than 25 s with two places', directed.venues)
  printShare('films of three in which an exchange is seen', directed.exchanges)
  printShare('films with the cast at 60 % of the height in each climax', directed.climaxes)
  printShare('brothers’ films, ordered one after the other, in different places', directed.brothers)
  const unseen = wordsWithoutReview()
  print(`thing-words without a reviewed picture: ${unseen.length} (goal: 0)`)
  for (const word of unseen) print(`  ${word}`)
}

function printShare(what: string, { of, met, missed }: Share): void {
  print(`${what}: ${percent(met / of)} (${met} of ${of})`)
  for (const title of missed) print(`  not: ${title}`)
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const print = (line: string) => process.stdout.write(`${line}\n`)

main(process.argv.slice(2))
