import { startLandingSite } from '@recadinho/landing-page'
import { startRecorder } from './recorder.ts'

/** Serves a landing page on one origin, and on another a recorder that prints what it receives. */
const recorder = await startRecorder({
  heard: ({ path, bytes, events }) => {
    console.log(`${path}, ${bytes} bytes`)
    for (const { action, navigationInfo, sessionId, consent } of events)
      console.log(`  ${action} ${navigationInfo.currentPath} (${consent}, session ${sessionId})`)
  },
})
const landing = await startLandingSite({ port: 0, shop: recorder.origin, site: 'example' })
console.log(
  `${landing.url} loads ${recorder.origin}/t.js. Events are sent to ${recorder.origin}/i, and appear here.`,
)
