import type { Pixel } from '@recadinho/contracts/advertising'
import { isForMeta } from './ad-event.ts'
import { addScript, type LoadedPixel } from './pixel.ts'

interface Fbq {
  (...call: unknown[]): void
  queue: unknown[][]
  /** Set by the script once it has loaded. */
  callMethod?: (...call: unknown[]) => void
  push?: unknown
  loaded: boolean
  version: string
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Fbq
    _fbq?: Fbq
  }
}

const standard: ReadonlySet<string> = new Set(['PageView', 'InitiateCheckout', 'Purchase', 'Contact'])

/** Meta's pixel: its queue, which takes calls before the script has loaded, then the script. */
export function loadMetaPixel({
  id,
  scriptUrl = 'https://connect.facebook.net/en_US/fbevents.js',
}: Pixel): LoadedPixel {
  const queue: unknown[][] = []
  const fbq: Fbq = Object.assign(
    (...call: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...call)
      else queue.push(call)
    },
    // Disables automatic page views: the shop decides what is reported, and when.
    { queue, loaded: true, version: '2.0', disablePushState: true },
  )
  fbq.push = fbq
  window.fbq = window._fbq = fbq
  // Keeps the pixel from reading the page's buttons, forms and title.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  addScript(scriptUrl)
  return {
    report(name, data, eventID) {
      if (isForMeta(name)) fbq(standard.has(name) ? 'track' : 'trackCustom', name, data, { eventID })
    },
    allow: (allowed) => fbq('consent', allowed ? 'grant' : 'revoke'),
  }
}
