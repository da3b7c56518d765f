import { createHash } from 'node:crypto'

/** On every file. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** On every page besides, with its content policy: a browser reads these on documents only. */
export const pageHeaders = {
  'cache-control': 'no-cache',
  vary: 'cookie, accept-encoding',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups', // 3-D Secure opens one
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
}

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
): string {
  const cardForm = app === 'storefront' ? (gatewayOrigin ?? 'https://js.stripe.com') : ''
  const cardApi = app === 'storefront' ? (gatewayOrigin ?? 'https://api.stripe.com') : ''
  const frames =
    app === 'storefront'
      ? (gatewayOrigin ?? 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com')
      : "'none'"
  return [
    `default-src 'none'`,
    `script-src 'self' ${cardForm}`,
    `style-src 'self' ${styles}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `media-src 'self' blob:`,
    `connect-src 'self' ${cardApi}`,
    `frame-src ${frames}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]
    .map((directive) => directive.trim())
    .join('; ')
}
