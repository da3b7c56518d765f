/** The element that a step is about, unless it is missing or cannot be seen. */
export function visibleTarget(target: string | HTMLElement): HTMLElement | undefined {
  const element = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
  if (!element?.isConnected || element.getClientRects().length === 0) return undefined
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? element : undefined
}

/** Whether the reader wants no motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Waits until what now moves in an element has come to rest. */
export async function atRest(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
}
