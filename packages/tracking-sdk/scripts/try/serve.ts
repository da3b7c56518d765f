import { landingPage } from './landing-page.ts'
import { startRecorder } from './recorder.ts'

/** Serves the landing page on one origin, and on another a recorder that prints what it receives. */
const given = process.argv[2]
const own = given
  ? undefined
  : await startRecorder({
      heard: ({ path, bytes, events }) => {
        console.log(`${path}, ${bytes} bytes`)
        for (const { action, navigationInfo, sessionId, consent } of events)
          console.log(`  ${action} ${navigationInfo.currentPath} (${consent}, session ${sessionId})`)
      },
    })
const origin = given ?? own?.origin ?? ''
/** A fixed port, because a shop accepts events only from registered origins. */
const port = 3090
const home = await startRecorder({ port, page: () => ({ body: landingPage(origin, origin) }) })
console.log(`${home.origin} loads ${origin}/t.js. Events are sent to ${origin}/i.`)
