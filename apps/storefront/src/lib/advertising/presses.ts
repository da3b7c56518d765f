import { ctaLocations } from '@recadinho/contracts/conversions'
import type { AdCall } from './ad-event.ts'

/** Each press of a link that leads to the purchase, and where on the page it is. */
export function reportPresses(report: (call: AdCall) => void): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link === null || new URL(link.href).pathname !== '/purchase') return
      report({ name: 'CTAClick', data: { cta_location: partOf(link), content_name: 'purchase' } })
    },
    { capture: true },
  )
}

function partOf(link: Element): (typeof ctaLocations)[number] {
  const part = link.closest('header, footer, section[id]')
  const name = part?.id || part?.localName
  return ctaLocations.find((each) => each === name) ?? 'page'
}
