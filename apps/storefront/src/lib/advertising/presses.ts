import { ctaLocations } from '@recadinho/contracts/conversions'
import type { AdCall } from './ad-event.ts'

/** Reports each click on a link to the purchase, with its place on the page. */
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
