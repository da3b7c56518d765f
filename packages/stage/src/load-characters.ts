import { CHARACTER_FILES } from './generated/cast.gen.ts'
import { findCharacter, provideCharacters } from './known-characters.ts'
import { onlyExport } from './only-export.ts'

/**
 * Fetches the missing ones of these characters, one file each. Ignores slugs without a drawing.
 * @throws if a file cannot be fetched; the next call tries again.
 */
export async function loadCharacters(slugs: readonly string[]): Promise<void> {
  const missing = slugs.filter((slug) => !findCharacter(slug))
  const loaded = await Promise.all(
    missing.map(async (slug) => {
      const load = CHARACTER_FILES[slug]
      return load ? [await onlyExport(load)] : []
    }),
  )
  provideCharacters(loaded.flat())
}
