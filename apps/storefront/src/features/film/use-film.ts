import { useMemo, useState } from 'react'
import { filmOf, type Film, type FilmInput } from './film.ts'
import { useFilmParts } from './use-film-parts.ts'
import { useLast } from './use-last.ts'

/**
 * The film of what is typed. `undefined` until its drawings and its language are loaded; while those of other
 * characters load, the film before. `error` once one of their files did not come.
 */
export function useFilm({
  form: typed,
  edits = null,
  serverScript = null,
  stored,
  characters,
  locale,
  seed,
  madeAt,
}: FilmInput) {
  const form = useSame(typed)
  const { ready, error } = useFilmParts({
    characters,
    locale,
    occasion: form.occasion,
    ...(stored && { earlierOccasion: stored.input.occasion }),
    script: true,
    child: form.likeness !== null,
    notes: form.additionalNotes.trim() !== '',
  })
  const film = useMemo(
    () =>
      ready ? composed({ form, edits, serverScript, stored, characters, locale, seed, madeAt }) : undefined,
    [form, edits, serverScript, stored, characters, locale, seed, madeAt, ready],
  )
  return { film: useLast(film), error }
}

/** The object of before while its values are the same: a form renders more often than it changes. */
function useSame<Values extends object>(now: Values): Values {
  const [before, setBefore] = useState(now)
  if (before === now || JSON.stringify(before) === JSON.stringify(now)) return before
  setBefore(now)
  return now
}

/** Composes it and leaves the time of the last one in the browser's performance timeline, which `tooling/bench` reads. */
function composed(input: FilmInput): Film | undefined {
  const start = performance.now()
  const film = filmOf(input)
  performance.clearMeasures(measured)
  performance.measure(measured, { start })
  return film
}

const measured = 'film composed'
