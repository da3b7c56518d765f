/**
 * Prints how readers graded the scripts of the notes that nobody tuned to, in percent: a row for each set, language and
 * reader. Usage: node scripts/grades.ts
 */
import { globSync, readFileSync } from 'node:fs'

interface Grade {
  readonly kind: string
  readonly kept: string
  readonly wrong: string
  readonly embarrassing: string
  readonly leak: string
  readonly listed: string
}

const folder = new URL('../held-out/', import.meta.url).pathname
const files = globSync('grades/*.csv', { cwd: folder }).toSorted()
console.table(
  Object.fromEntries(files.map((file) => [file.replace(/^grades\/|\.csv$/g, ''), figuresOf(file)])),
)

function figuresOf(file: string) {
  const grades = read(file)
  const ofKind = (kind: string) => grades.filter((grade) => grade.kind === kind && grade.kept !== '-')
  const kept = (some: readonly Grade[]) => share(some, ({ kept: was }) => was === 'y')
  return {
    scripts: grades.length,
    'kept: free': kept(ofKind('free')),
    getWell: kept(ofKind('getWell')),
    starters: kept(ofKind('starters')),
    clean: share(grades, (grade) => grade.wrong + grade.embarrassing + grade.leak === 'nnn'),
    wrong: share(grades, ({ wrong }) => wrong === 'y'),
    embarrassing: share(grades, ({ embarrassing }) => embarrassing === 'y'),
    leak: share(grades, ({ leak }) => leak === 'y'),
    unlisted: share(grades, ({ listed }) => listed === 'n'),
  }
}

function share(grades: readonly Grade[], is: (grade: Grade) => boolean): number {
  return Math.round((grades.filter(is).length / grades.length) * 1000) / 10
}

/** The last column, the reader's reason, may hold commas; it is not read. */
function read(file: string): Grade[] {
  const [set = ''] = file.replace('grades/', '').split('-')
  const notes = JSON.parse(readFileSync(`${folder}${set}.json`, 'utf8')) as { id: string; kind: string }[] // its README says so
  const kinds = new Map(notes.map(({ id, kind }) => [id, kind]))
  return readFileSync(folder + file, 'utf8')
    .split(/\r?\n(?=[a-z]+-(?:en|pt)-\d)/)
    .slice(1)
    .map((row) => {
      const [id = '', kept = '', wrong = '', embarrassing = '', leak = '', listed = ''] = row.split(',')
      return { kind: kinds.get(id) ?? '', kept, wrong, embarrassing, leak, listed }
    })
}
