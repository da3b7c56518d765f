/**
 * The hero's character greets once the app runs, and again when touched. Never by itself for readers who prefer reduced
 * motion; never longer than five seconds. Returns the function that starts a greeting.
 */
export function letCharacterGreet(leaving: AbortSignal): () => void {
  let stop: (() => void) | undefined
  const play = async () => {
    const picture = document.querySelector<SVGElement>('#hero-scene svg[data-living]')
    if (!picture) return
    const [{ playMotion }, { default: motion }] = await Promise.all([
      import('./motion.ts'),
      import('virtual:hero-motion'),
    ])
    stop?.()
    if (!leaving.aborted) stop = playMotion(picture, motion)
  }
  const greet = () => void play().catch(console.info)
  const onTouch = ({ target }: Event) => {
    if (target instanceof Element && target.closest('#hero-scene') && !target.closest('form')) greet()
  }
  addEventListener('click', onTouch, { signal: leaving })
  leaving.addEventListener('abort', () => stop?.())
  if (wantsMotion()) greet()
  return () => {
    if (wantsMotion()) greet()
  }
}

const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
