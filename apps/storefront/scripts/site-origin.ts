/**
 * The shop's public origin, from `PUBLIC_URL`; by default that of `npm start`. Canonical addresses, the sitemap and the
 * sharing picture must be absolute, so the build must know it.
 */
export function siteOrigin(publicUrl = 'http://localhost:3000'): string {
  const url = URL.parse(publicUrl)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new Error(`PUBLIC_URL must be an address such as https://example.com, not ${publicUrl}`)
  return url.origin
}
