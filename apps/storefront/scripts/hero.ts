import { createHash } from 'node:crypto'
import { provideAllParts } from '@recadinho/stage/all-parts'
import { CHARACTERS } from '@recadinho/stage/characters'
import { frameToSvg } from '@recadinho/stage/frame-to-svg'
import type { Plugin } from 'vite'
import { posterTime } from '../src/features/film/playback.ts'
import { sampleFilm } from '../src/features/home/sample/sample-film.ts'

/**
 * `virtual:hero-posters` is the folder of the sample films' posters: of each drawing a frame of its own film. They are
 * drawn here, so that no page needs drawing code to show one.
 */
export function heroPlugin(): Plugin {
  provideAllParts()
  const posters = new Map(CHARACTERS.map((character) => [`${character.slug}.svg`, posterOf(character)]))
  const hash = createHash('sha256').update([...posters.values()].join(''))
  const folder = `/assets/hero-${hash.digest('hex').slice(0, 8)}`
  return {
    name: 'hero',
    resolveId: {
      filter: { id: /^virtual:hero-posters$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      // eslint-disable-next-line no-control-regex -- the mark that Vite gives to modules without a file
      filter: { id: /^\0virtual:hero-posters$/ },
      handler: () => `export default ${JSON.stringify(folder)}`,
    },
    generateBundle() {
      for (const [name, source] of posters)
        this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}/${name}`, source })
    },
    configureServer(server) {
      server.middlewares.use(folder, (request, response, next) => {
        const poster = posters.get((request.url ?? '').slice(1))
        if (poster === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(poster)
      })
    },
  }
}

/** The words are not in the picture, so one serves both languages and every name. */
function posterOf({ slug, ...character }: (typeof CHARACTERS)[number]) {
  const film = sampleFilm({
    speaker: { ...character, slug, art: slug },
    child: 'Olivia',
    locale: 'en',
  })
  return frameToSvg(film, posterTime(film))
}
