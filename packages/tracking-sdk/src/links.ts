import { listen } from './attempt.ts'
import type { Tracker } from './tracker.ts'

const secondary = 2

/** Reports clicks on links to other sites, and adds the visit to links to these domains and their subdomains. */
export function followLinks(tracker: Tracker, domains: string[]): void {
  listen(document, 'click auxclick', (event: MouseEvent) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement)
    if (!link?.host || link.host === location.host || event.button === secondary) return
    tracker.track('outbound', { url: link.origin + link.pathname })
    const name = `.${link.hostname}`
    if (domains.some((domain) => name.endsWith(`.${domain}`))) link.href = tracker.link(link.href)
  })
}
