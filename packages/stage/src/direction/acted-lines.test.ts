import { expect, test } from 'vitest'
import { CAST } from '../cast.ts'
import { writeScript } from '../script/script.ts'
import { scriptLines } from '../script/script-lines.ts'
import { filmOf } from '../testing/directed-film.ts'

/** In different seconds of different films. */
const some = CAST.filter((_, i) => i % 4 === 2).map(({ slug }) => slug)

/** From when to when it tells its gag, and its joke. */
function actedIn(slug: string, locale: 'en' | 'pt') {
  const characters = CAST.filter((member) => member.slug === slug).map((member) =>
    Object.assign({}, member, { id: slug }),
  )
  const given = { locale, childName: 'Olivia', childAge: 6, occasion: 'easter', notes: '' } as const
  const lines = scriptLines(writeScript({ ...given, characters, useAIVoice: true }), [slug])
  const film = filmOf({ cast: [slug], locale, occasion: 'easter', notes: '' })
  return (['gag', 'joke'] as const).map((topic) => {
    const spoken = lines.flatMap((line, i) => {
      const span = line.topic === topic ? film.audio.speech[i] : undefined
      return span ? [span] : []
    })
    return { topic, film, from: spoken[0]?.[0] ?? 0, to: spoken.at(-1)?.[1] ?? 0 }
  })
}

test.each(some)('D23: what %s tells of itself is acted while it is told', (slug) => {
  for (const locale of ['en', 'pt'] as const)
    for (const { topic, film, from, to } of actedIn(slug, locale)) {
      const spans = film.tracks.a?.[topic === 'gag' ? 'act' : 'gesture'] ?? []
      expect(to).toBeGreaterThan(from)
      expect(spans.some(([start, end]) => start <= from && end >= to)).toBe(true)
    }
})

test.each(some)('D23: it is seen from head to foot then, for a third of the time at least', (slug) => {
  for (const locale of ['en', 'pt'] as const)
    for (const { film, from, to } of actedIn(slug, locale)) {
      const whole = Array.from({ length: 20 }, (_, i) => from + ((to - from) * (i + 0.5)) / 20).filter(
        (t) => {
          const key = film.camera.findLast((one) => one.t <= t)
          return key?.on === null || key?.framing === 'full'
        },
      )
      expect(whole.length).toBeGreaterThanOrEqual(7)
    }
})
