import { createHash } from 'node:crypto'
import { CHARACTERS } from '@recadinho/stage/characters'
import { toSvg } from '@recadinho/stage/to-svg'
import type { Plugin } from 'vite'

export interface CharacterPictures {
  /** Path of the folder; it contains a content hash, so that browsers may cache it forever. */
  path: string
  /** Writes the pictures into the build, and serves them during development. */
  plugin(): Plugin
}

/** The characters as picture files, each on its own background: the whole figure or the face. */
export function characterPictures(options: { folder: string; crop: 'full' | 'portrait' }): CharacterPictures {
  const pictures = new Map(
    CHARACTERS.map((character) => [
      `${character.slug}.svg`,
      toSvg(character, undefined, { background: true, crop: options.crop }),
    ]),
  )
  const path = `/assets/${options.folder}-${digest([...pictures.values()].join(''))}`
  const plugin = (): Plugin => ({
    name: 'pictures',
    generateBundle() {
      for (const [name, source] of pictures)
        this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/${name}`, source })
    },
    configureServer(server) {
      server.middlewares.use(path, (request, response, next) => {
        const picture = pictures.get((request.url ?? '').slice(1))
        if (picture === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(picture)
      })
    },
  })
  return { path, plugin }
}

function digest(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
