import type { Device, TrackingPayload, FunnelStep } from '@recadinho/contracts/tracking'
import { isbot } from 'isbot'
import type { TrackedEvent } from '../store/event-store.ts'
import { pagePath, shopPath } from './clean.ts'
import { propertiesOf } from './properties.ts'
import { sourceOf, unfilledIn } from './source.ts'
import { whenOf } from './when.ts'

/** What the server itself knows about a request. */
export interface Facts {
  received: Date
  userAgent: string
  /** As named by the web server. */
  country: string | null
  /** Key of another site; empty for the shop. */
  site: string
  ownHosts: readonly string[]
  /** For the shop's pages: the origins of landing pages, by site key. */
  sites?: ReadonlyMap<string, ReadonlySet<string>>
}

export interface Judged {
  event: TrackedEvent
  /** What was repaired or left out, for the counts. */
  notes: ('clock' | 'property' | 'placeholder')[]
}

/** Passes one event through the whole pipeline, as a pure function (T2). */
export function judge(payload: TrackingPayload & { code?: unknown }, facts: Facts): Judged {
  const { eventId, sessionId, visitorId, consent, action, deviceInfo, navigationInfo, sessionInfo } = payload
  const { madeAt, elsewhere, at, clamped } = whenOf(payload, facts.received)
  const { properties, dropped } = propertiesOf(payload)
  const path = (facts.site === '' ? shopPath : pagePath)(navigationInfo.currentPath)
  const landingSite = facts.sites ? landingSiteOf(navigationInfo, facts.sites) : facts.site
  const event: TrackedEvent = {
    eventId,
    madeAt,
    elsewhere,
    at,
    sessionId,
    // T10: without consent, visits are not linked.
    visitorId: consent === 'granted' ? (visitorId ?? null) : null,
    site: facts.site,
    landingSite,
    consent,
    action,
    path,
    step: facts.site === '' ? stepOf(path) : 'visit',
    device: deviceOf(facts.userAgent),
    country: facts.country,
    bot: botReason(facts.userAgent, deviceInfo),
    properties,
    ...sourceOf({
      queryParams: navigationInfo.queryParams,
      referrer: navigationInfo.referrer,
      shopPage: facts.site === '' ? path : undefined,
      affiliateCode: typeof payload.code === 'string' ? payload.code : undefined,
      ownHosts: facts.ownHosts,
      isFromLanding: facts.site === '' && landingSite !== '',
      continuesVisit: sessionInfo.pageCount > 1 && sessionInfo.referrer === navigationInfo.referrer,
    }),
  }
  return {
    event,
    notes: [
      ...(clamped ? (['clock'] as const) : []),
      ...Array<'property'>(dropped).fill('property'),
      ...Array<'placeholder'>(unfilledIn(navigationInfo.queryParams)).fill('placeholder'),
    ],
  }
}

/** T8.1: the landing page's link names its site; if its script did not run, the referrer does. */
function landingSiteOf(
  { queryParams, referrer }: TrackingPayload['navigationInfo'],
  sites: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const named = queryParams['utm_site'] ?? ''
  if (sites.has(named)) return named
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : ''
  return [...sites].find(([, origins]) => origins.has(origin))?.[0] ?? ''
}

/** In-app browsers name Android twice, so `Mobi` counts anywhere. */
const tablet = /iPad|Tablet|PlayBook|Silk|Kindle|^(?!.*(?:Mobi|Opera Mini)).*Android/i
const mobile = /Mobi|iPhone|iPod|Android|Windows Phone|Opera Mini/i

/** T7: by the user agent. */
export function deviceOf(userAgent: string): Device {
  if (tablet.test(userAgent)) return 'tablet'
  return mobile.test(userAgent) ? 'mobile' : 'desktop'
}

const botReasons = ['no_user_agent', 'user_agent', 'no_screen'] as const
export type BotReason = (typeof botReasons)[number]

/**
 * A phone by the manufacturer BOT: `(Linux; Android 7.0; M bot 60 Build/NRD90M)`. Robots write their names as one word.
 */
const phoneNamedBot = /(?<=\(Linux; [^()]*; )[A-Z] bot\b[^;()]*/i

/**
 * T6: why this counts as a robot; `null` for a person. Robots' events are stored and flagged, so that staff see what is
 * left out.
 */
export function botReason(
  userAgent: string,
  { screenWidth, screenHeight }: { screenWidth: number; screenHeight: number },
): BotReason | null {
  if (userAgent.trim() === '') return 'no_user_agent'
  if (isbot(userAgent.replace(phoneNamedBot, ''))) return 'user_agent'
  return screenWidth === 0 || screenHeight === 0 ? 'no_screen' : null
}

/** Actions reported by the server itself: an order was placed, and paid. */
export const orderActions = ['order_placed', 'order_paid']

/** T9: the step by the page; only the server reports payments. */
export function stepOf(path: string): FunnelStep {
  if (/^\/(?:enhanced-)?checkout(?:\/|$)/.test(path)) return 'checkout'
  return /^\/purchase(?:\/|$)/.test(path) ? 'purchase' : 'visit'
}
