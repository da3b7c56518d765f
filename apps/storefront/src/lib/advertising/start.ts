import type { Catalog } from '@recadinho/contracts/catalog'
import type { Client } from '@recadinho/contracts/client'
import type { ConversionData } from '@recadinho/contracts/conversions'
import { followPages } from '@recadinho/tracking-sdk'
import { mayMarket } from '../consent/consent.ts'
import { consentAnswered, marketSelected, type Measured } from '../early-events.ts'
import { rememberedOrders } from '../orders/order-memory.ts'
import { adHeaders, forgetAdCookies } from './ad-headers.ts'
import { categoryOf, isAdEvent, isForMeta, type AdCall } from './ad-event.ts'
import { reportPresses } from './presses.ts'
import { loadMetaPixel } from './meta-pixel.ts'
import { contentNameOf, isPrivate } from './pages.ts'
import type { LoadedPixel } from './pixel.ts'
import { loadTiktokPixel } from './tiktok-pixel.ts'

/**
 * Loads the shop's pixels as soon as consent allows it, and reports events to them and to the server (SPEC.md). Returns
 * a function that takes the events of the pages.
 */
export function startAdvertising(
  api: Client,
  { pixels, characters }: Pick<Catalog, 'pixels' | 'characters'>,
): (measured: Measured) => void {
  const meta = pixels.some(({ network }) => network === 'meta')
  let loaded: LoadedPixel[] | undefined
  let allowed = false
  let path = ''

  function report({ name, data }: AdCall): void {
    if (!allowed || isPrivate(location)) return
    // A sale uses the order's id, under which the server reports it too.
    const id = (name === 'Purchase' && data.transaction_id) || newId()
    const whole: ConversionData = {
      content_category: categoryOf(data, location.pathname, characters),
      ...(data.value === undefined ? {} : { currency: 'BRL' }),
      ...data,
    }
    for (const pixel of loaded ?? []) pixel.report(name, whole, id)
    if (!meta || !isForMeta(name)) return
    const body = {
      eventName: name,
      eventId: id,
      customData: { ...whole },
      url: location.href.slice(0, 2000),
      userAgent: navigator.userAgent.slice(0, 1000),
    }
    // §8: a failure is only logged.
    api.call('relayConversion', { body, headers: adHeaders(), keepalive: true }).catch(console.info)
  }

  function seePage(): void {
    update()
    if (!allowed || path === location.pathname) return
    path = location.pathname
    report({ name: 'PageView', data: {} })
    const content = contentNameOf(path)
    if (content) report({ name: 'PageVisit', data: { content_name: content, content_type: 'page' } })
  }

  /** Events that were not allowed when they happened are never reported. */
  function update(): void {
    const may = mayMarket()
    if (may === allowed || (may && isPrivate(location))) return
    allowed = may
    if (may)
      loaded ??= pixels.map((pixel) => (pixel.network === 'meta' ? loadMetaPixel : loadTiktokPixel)(pixel))
    for (const pixel of loaded ?? []) pixel.allow(may)
    if (may) return
    path = ''
    forgetAdCookies()
    for (const { orderId, token } of rememberedOrders())
      api
        .call('withdrawAdvertising', { params: { id: orderId }, query: token ? { token } : {} })
        .catch(console.info)
  }

  followPages(seePage)
  for (const change of [consentAnswered, marketSelected, 'storage']) addEventListener(change, seePage)
  reportPresses(report)
  return ({ action, extra, mayAdvertise }) => {
    update()
    if (mayAdvertise && isAdEvent(action)) report({ name: action, data: extra })
  }
}

/** §3: a timestamp and a random string. */
const newId = () => `${Date.now()}.${Math.random().toString(36).slice(2, 12).padEnd(10, '0')}`
