import { createHash } from 'node:crypto'

/** For every file. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Replaces the above for faces in emails, because a webmail page is another site. */
export const emailFaceHeaders = { 'cross-origin-resource-policy': 'cross-origin' }

/** Added for the script of landing pages, which are other sites: with CORS, so that they can pin its hash. */
export const embedHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Added for every page, with its two policies: browsers read these only on documents. */
export const pageHeaders = {
  'cache-control': 'no-cache',
  vary: 'cookie, accept-encoding',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups', // 3-D Secure opens a popup
}

/**
 * The browser features that a page and its frames may use. Wallets request payment inside the card form's frames; staff
 * and parents record the lines of films, never from a frame of another site.
 */
export function permissionsPolicy(app: 'storefront' | 'admin', gatewayOrigin: string | undefined): string {
  const frames =
    gatewayOrigin === undefined ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [gatewayOrigin]
  const payment = app === 'storefront' ? ['self', ...frames.map((origin) => `"${origin}"`)].join(' ') : ''
  return `camera=(), geolocation=(), microphone=(self), payment=(${payment}), usb=()`
}

/** The sources of advertisers' pixels and the origins they call; empty without an account. */
export interface PixelSources {
  scripts: string
  calls: string
}

const noPixels: PixelSources = { scripts: '', calls: '' }

/** The hashes of a page's inlined styles, for its content security policy. */
export const inlinedStyles = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    .join(' ')

/**
 * The content security policy of one page: the app's own files, the page's inlined styles (`inlinedStyles`), and in the
 * shop the card form's origin.
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

/** Sources of the card forms' scripts, the origins they call, and their frames. */
function cardSources(standIn: string | undefined): { scripts: string; calls: string; frames: string } {
  if (standIn !== undefined) return { scripts: standIn, calls: standIn, frames: standIn }
  return {
    scripts: 'https://js.stripe.com https://sdk.mercadopago.com https://http2.mlstatic.com',
    // Mercado Pago's script fetches the secure fields' page before it frames it.
    calls:
      'https://api.stripe.com https://api.mercadopago.com https://api-static.mercadopago.com https://secure-fields.mercadopago.com https://http2.mlstatic.com',
    frames:
      'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://secure-fields.mercadopago.com https://api-static.mercadopago.com',
  }
}
