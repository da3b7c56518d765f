import { attempt } from './attempt.ts'
import { followLinks } from './links.ts'
import { followPages } from './pages.ts'
import { createTracker } from './tracker.ts'
import type { Consent } from './types.ts'
import { followMedia } from './media.ts'
import { embedWire } from './wire.ts'

/*
 * The script tag: starts automatically with its element's attributes, replays the page's calls from before it loaded,
 * and leaves one global.
 */

type Command = (...args: unknown[]) => unknown
type Global = Command & { q?: IArguments[]; ready?: true }

attempt(() => start(document.currentScript as HTMLScriptElement)) // not a module, so the element is known

function start({ src, dataset }: HTMLScriptElement) {
  const { site = '', link = '', name = 'recadinho', consent } = dataset
  const page = window as unknown as Record<string, Global | undefined> // the page names the global
  const stub = page[name]
  if (stub?.ready) return

  const tracker = createTracker({
    wire: embedWire(new URL('/i', src).href, site),
    consent: consent as Consent, // any other value is ignored
  })
  const commands = tracker as unknown as Record<string, Command> // the page's arguments are checked where they are used
  const global: Global = (command, ...args) => commands[command as string]?.(...args)
  global.ready = true
  page[name] = global

  followPages(tracker.page)
  followLinks(tracker, link.split(' '))
  followMedia(tracker)
  for (const args of stub?.q ?? []) global(...args)
}
