/**
 * The shop's public origin, from `PUBLIC_URL`; defaults to that of `npm start`. Canonical URLs, the sitemap and the
 * share image must be absolute, so the build needs it.
 */
export function siteOrigin(publicUrl = 'http://localhost:3000'): string {
  const url = URL.parse(publicUrl)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new Error(`PUBLIC_URL must be an address such as https://example.com, not ${publicUrl}`)
  return url.origin
}
