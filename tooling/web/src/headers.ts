import { createHash } from 'node:crypto'

/** On every file. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Instead on faces in e-mails: a page of a web mailer is another site. */
export const emailFaceHeaders = { 'cross-origin-resource-policy': 'cross-origin' }

/** Besides on the script tag of landing pages, which are other sites: with CORS, so that they can pin its hash. */
export const embedHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** On every page besides, with its two policies: a browser reads these on documents only. */
export const pageHeaders = {
  'cache-control': 'no-cache',
  vary: 'cookie, accept-encoding',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups', // 3-D Secure opens one
}

/** What of a browser's powers a page and its frames may use. A wallet asks for payment inside the card form's frames. */
export function permissionsPolicy(app: 'storefront' | 'admin', gatewayOrigin: string | undefined): string {
  const frames =
    gatewayOrigin === undefined ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [gatewayOrigin]
  const payment = app === 'storefront' ? ['self', ...frames.map((origin) => `"${origin}"`)].join(' ') : ''
  return `camera=(), geolocation=(), microphone=(), payment=(${payment}), usb=()`
}

/** Where advertisers' pixels come from, and what they call; the shop names them only where it has an account. */
export interface PixelSources {
  scripts: string
  calls: string
}

const noPixels: PixelSources = { scripts: '', calls: '' }

/** The styles that stand inside a page, as its content policy names them: one hash each. */
export const inlinedStyles = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    .join(' ')

/**
 * The policy of one page: only the app's own files, the page's inlined styles (`inlinedStyles`), and the card form's
 * origin in the shop.
 */
export function contentSecurityPolicy(
  app: 'storefront' | 'admin',
  styles: string,
  gatewayOrigin: string | undefined,
  pixels: PixelSources = noPixels,
): string {
  const { scripts, calls } = app === 'storefront' ? pixels : noPixels
  const card =
    app === 'storefront' ? cardSources(gatewayOrigin) : { scripts: '', calls: '', frames: "'none'" }
  return [
    `default-src 'none'`,
    `script-src 'self' ${card.scripts} ${scripts}`,
    `style-src 'self' ${styles}`,
    `img-src 'self' data: blob: ${calls}`,
    `font-src 'self'`,
    `media-src 'self' blob:`,
    `connect-src 'self' ${card.calls} ${calls}`,
    `frame-src ${card.frames}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]
    .map((directive) => directive.trim().replaceAll(/ +/g, ' '))
    .join('; ')
}

/** Where the card forms' scripts come from, what they call, and what they frame. */
function cardSources(standIn: string | undefined): { scripts: string; calls: string; frames: string } {
  if (standIn !== undefined) return { scripts: standIn, calls: standIn, frames: standIn }
  return {
    scripts: 'https://js.stripe.com https://sdk.mercadopago.com https://http2.mlstatic.com',
    // Mercado Pago's script fetches the page of its secure fields before it frames it.
    calls:
      'https://api.stripe.com https://api.mercadopago.com https://api-static.mercadopago.com https://secure-fields.mercadopago.com https://http2.mlstatic.com',
    frames:
      'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://secure-fields.mercadopago.com https://api-static.mercadopago.com',
  }
}
