import { createHash } from 'node:crypto'
import { CHARACTERS } from '@recadinho/stage/characters'
import { toSvg } from '@recadinho/stage/to-svg'
import type { Plugin } from 'vite'

/** The characters' faces as picture files, by file name. */
const pictures = new Map(
  CHARACTERS.map((character) => [
    `${character.slug}.svg`,
    toSvg(character, undefined, { background: true, crop: 'portrait' }),
  ]),
)

/** The folder's address names its content, so that browsers may keep it for ever. */
export const picturesPath = `/assets/faces-${digest([...pictures.values()].join(''))}`

/** Writes the pictures into the build, and serves them while developing. */
export function picturesPlugin(): Plugin {
  return {
    name: 'pictures',
    generateBundle() {
      for (const [name, source] of pictures)
        this.emitFile({ type: 'asset', fileName: `${picturesPath.slice(1)}/${name}`, source })
    },
    configureServer(server) {
      server.middlewares.use(picturesPath, (request, response, next) => {
        const picture = pictures.get((request.url ?? '').slice(1))
        if (picture === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(picture)
      })
    },
  }
}

function digest(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
