/**
 * Where the shop will be reached, from `PUBLIC_URL`; without it, where `npm start` serves it. Canonical addresses, the
 * sitemap and the picture for links must be whole, so the build must know.
 */
export function siteOrigin(publicUrl = 'http://localhost:3000'): string {
  const url = URL.parse(publicUrl)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new Error(`PUBLIC_URL must be an address such as https://example.com, not ${publicUrl}`)
  return url.origin
}
