import type { LandingSite } from '@recadinho/contracts/landing-sites'
import releases from '@recadinho/tracking-sdk/integrity.json'

/**
 * The tag to paste into a landing page's head: a stub that queues calls until the script has loaded, and this release's
 * script with its hash, so that browsers run no other version.
 */
export function scriptTag({ key, shop }: Pick<LandingSite, 'key' | 'shop'>): string {
  const { latest, versions } = releases
  const integrity = versions[latest as keyof typeof versions] // the release writes both
  return `<script>window.recadinho=window.recadinho||function(){(recadinho.q=recadinho.q||[]).push(arguments)}</script>
<script async src="${shop}/t/${latest}.js" integrity="${integrity}" crossorigin="anonymous"
  data-site="${key}" data-link="${new URL(shop).hostname}" data-consent="pending"></script>`
}
