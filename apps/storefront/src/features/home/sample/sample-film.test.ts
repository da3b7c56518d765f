import { provideAllParts } from '@recadinho/stage/all-parts'
import { sampleDrawings } from '@recadinho/contracts/sample-cast'
import { findCastMember } from '@recadinho/stage/cast'
import { lineText } from '@recadinho/stage/timeline'
import { locales } from '@recadinho/i18n/locales'
import { expect, test } from 'vitest'
import { posterTime } from '../../film/playback.ts'
import { sampleFilm } from './sample-film.ts'

provideAllParts()

const filmOf = (art: string, locale: 'en' | 'pt', child = 'Tainá') => {
  const member = findCastMember(art)
  if (!member) throw new Error(`${art} is not in the cast`)
  const film = sampleFilm({ speaker: { ...member, art }, child, locale })
  return { film, said: film.audio.speech.map((_, line) => lineText(film, line)).join(' '), member }
}
const all = locales.flatMap((locale) =>
  [...sampleDrawings, 'bramble'].map((drawing) => [drawing, locale] as const),
)

test.each(all)('%s in %s: some 20 seconds, with the child’s name and its own', (drawing, locale) => {
  const { film, said, member } = filmOf(drawing, locale)
  // Its words end before the last picture.
  expect(film.audio.speech.at(-1)?.[1]).toBeGreaterThan(16)
  expect(film.audio.speech.at(-1)?.[1]).toBeLessThan(28)
  expect(said).not.toMatch(/[{}]/)
  expect(said.match(/Tainá/g)).toHaveLength(2)
  expect(said).toContain(locale === 'pt' ? `${member.article} ${member.name.pt}` : member.name.en)
  expect(film.banner?.text).toBe('Tainá')
})

test.each(all)('%s in %s begins as its poster reads', (drawing, locale) => {
  const { film } = filmOf(drawing, locale)
  expect(lineText(film, 0)).toBe(locale === 'en' ? 'Happy birthday, Tainá!' : 'Feliz aniversário, Tainá!')
})

test.each(all)('%s in %s: the poster is no close shot', (drawing, locale) => {
  const { film } = filmOf(drawing, locale)
  const at = posterTime(film)
  expect(film.camera.findLast(({ t }) => t <= at)?.on).toBeNull()
  expect(film.beats.filter(({ kind, from, to }) => kind === 'whisper' && from <= at && at <= to)).toEqual([])
})

test.each([
  ['Maria Eduarda de Souza', 'Maria Eduarda'],
  ['Ana Clara Souza e Pedro Souza', 'Ana Clara e Pedro'],
])('%s is called %s', (child, called) => {
  const { film, said } = filmOf('bramble', 'pt', child)
  expect(film.banner?.text).toBe(called)
  expect(said).toContain(`Feliz aniversário, ${called}!`)
})
