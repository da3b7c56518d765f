import { createHash } from 'node:crypto'
import { findCharacter } from '@recadinho/stage/characters'
import { poseAt } from '@recadinho/stage/pose-at'
import { composeTimeline } from '@recadinho/stage/timeline'
import { toSvg } from '@recadinho/stage/to-svg'
import type { Plugin } from 'vite'
import { bakeMotion } from './bake-motion.ts'

const slug = 'princess-amara'
// The page interpolates the frames, so few are enough.
const fps = 7
/** Nothing on a page may move automatically for more than five seconds. */
const seconds = 4

/**
 * The home page's character: `virtual:hero-picture` is the URL of its drawing, `virtual:hero-motion` the animation in
 * which it says the bubble's text. Both are generated here, so that no page contains drawing code.
 */
export function heroPlugin(): Plugin {
  const picture = toSvg(hero(), poseAt(hero(), tracks(), 0, 1))
  const path = `/assets/hero-${createHash('sha256').update(picture).digest('hex').slice(0, 8)}.svg`
  return {
    name: 'hero',
    resolveId: {
      filter: { id: /^virtual:hero-/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      // eslint-disable-next-line no-control-regex -- the mark that Vite gives to modules without a file
      filter: { id: /^\0virtual:hero-/ },
      handler(id) {
        const value = id.endsWith('motion') ? bakeMotion(frames(), fps) : path
        return `export default ${JSON.stringify(value)}`
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: picture })
    },
    configureServer(server) {
      server.middlewares.use(path, (_, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(picture)
      })
    },
  }
}

function frames() {
  const count = Math.round(seconds * fps)
  return Array.from({ length: count }, (_, frame) => toSvg(hero(), poseAt(hero(), tracks(), frame / fps, 1)))
}

function hero() {
  const character = findCharacter(slug)
  if (!character) throw new Error(`The front page needs ${slug}`)
  return character
}

function tracks() {
  const lines = [
    { speaker: slug, text: 'Happy birthday, Olivia! Today is your day.', mood: 'happy' as const },
  ]
  const found = composeTimeline({ cast: [slug], lines, locale: 'en', seed: 1 }).tracks['a']
  if (!found) throw new Error('A Timeline calls its first character a')
  return found
}
