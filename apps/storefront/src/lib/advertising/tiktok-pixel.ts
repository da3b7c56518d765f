import type { Pixel } from '@recadinho/contracts/advertising'
import type { ConversionData } from '@recadinho/contracts/conversions'
import type { AdEvent } from './ad-event.ts'
import { addScript, type LoadedPixel } from './pixel.ts'

const methods = ['page', 'track', 'holdConsent', 'grantConsent', 'revokeConsent'] as const

type Method = (...rest: unknown[]) => unknown
type Ttq = unknown[] & {
  methods: typeof methods
  _i: Record<string, unknown[]>
  _t: Record<string, number>
  _o: Record<string, object>
} & Partial<Record<(typeof methods)[number], Method>>

declare global {
  interface Window {
    TiktokAnalyticsObject?: string
    ttq?: Ttq
  }
}

/** §7: TikTok's names of the events; it has no others. */
const names: Partial<Record<AdEvent, string>> = {
  PageVisit: 'ViewContent',
  AddToCart: 'AddToCart',
  SubmitForm: 'SubmitForm',
  Contact: 'Contact',
  InitiateCheckout: 'InitiateCheckout',
  Purchase: 'CompletePayment',
}

/** TikTok's pixel: its queue, which takes calls before the script has loaded, then the script. */
export function loadTiktokPixel({
  id,
  scriptUrl = 'https://analytics.tiktok.com/i18n/pixel/events.js',
}: Pixel): LoadedPixel {
  const ttq: Ttq = Object.assign([], {
    methods,
    _i: { [id]: [] },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  })
  for (const method of methods) ttq[method] = (...rest: unknown[]) => ttq.push([method, ...rest])
  window.TiktokAnalyticsObject = 'ttq'
  window.ttq = ttq
  addScript(`${scriptUrl}?sdkid=${id}&lib=ttq`)
  const call = (method: (typeof methods)[number], ...rest: unknown[]) => {
    ttq[method]?.(...rest)
  }
  return {
    report(name, data, eventId) {
      const known = names[name]
      if (name === 'PageView') call('page')
      else if (known !== undefined) call('track', known, propertiesOf(data), { event_id: eventId })
    },
    allow: (allowed) => call(allowed ? 'grantConsent' : 'revokeConsent'),
  }
}

/** Renames the fields that TikTok names differently. */
const propertiesOf = ({ content_ids, content_id, ...data }: ConversionData) => ({
  ...data,
  contents: (content_ids ?? (content_id === undefined ? [] : [content_id])).map((id) => ({
    content_id: id,
    content_type: data.content_type ?? 'product',
    content_category: data.content_category,
  })),
})
