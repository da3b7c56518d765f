import type { ConversionData } from '@recadinho/contracts/conversions'
import type { AdEvent } from './ad-event.ts'

/** An advertiser's script, loaded on the page. */
export interface LoadedPixel {
  report: (name: AdEvent, data: ConversionData, id: string) => void
  /** Sets whether it may report and store. */
  allow: (allowed: boolean) => void
}

/** Adds a third-party script; if it is blocked or unreachable, nothing else breaks. */
export function addScript(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
