/**
 * Writes the stored pictures that `golden.test.ts` compares with. Run it after an intended change of the art, check the
 * frames (`scripts/frames.ts`), and raise STAGE_VERSION if old Timelines now draw differently. Usage: node
 * scripts/golden.ts
 */
import { writeFile } from 'node:fs/promises'
import {
  GOLDEN_CAST,
  GOLDEN_TIMES,
  goldenFilms,
  goldenTimeline,
  shotTimes,
  thumbnail,
} from '../src/testing/thumbnail.ts'

const kept = Object.fromEntries([
  ...GOLDEN_CAST.map((slug) => [slug, GOLDEN_TIMES.map((t) => thumbnail(goldenTimeline(slug), t))]),
  ...Object.entries(goldenFilms()).map(([name, film]) => [
    name,
    shotTimes(film).map((t) => thumbnail(film, t)),
  ]),
])
await writeFile(
  new URL('../src/testing/golden.gen.ts', import.meta.url),
  `// Written by scripts/golden.ts.\nexport const GOLDEN: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(kept, null, 2)}\n`,
)
