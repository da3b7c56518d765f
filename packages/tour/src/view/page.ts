/** The step's target, unless it is missing or hidden. */
export function visibleTarget(target: string | HTMLElement): HTMLElement | undefined {
  const element = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
  if (!element?.isConnected || element.getClientRects().length === 0) return undefined
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? element : undefined
}

/** Whether the user prefers reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Waits for the running animations of an element. */
export async function atRest(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
}
