import type { ConversionData } from '@recadinho/contracts/conversions'
import type { AdEvent } from './ad-event.ts'

/** An advertiser's script on the page. */
export interface LoadedPixel {
  report: (name: AdEvent, data: ConversionData, id: string) => void
  /** Whether it may report and store. */
  allow: (allowed: boolean) => void
}

/** Adds a script of another origin; one that is blocked or away is nobody's problem but the advertiser's. */
export function addScript(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
