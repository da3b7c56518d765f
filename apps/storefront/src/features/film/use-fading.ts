import { useEffect, type RefObject } from 'react'
import type { Player } from './create-player.ts'
import { usePlayback } from './use-player.ts'

/** How long the controls stay after the last touch, key or mouse move, in milliseconds. */
const patience = 3000

type FadingPlayer = Pick<Player, 'subscribe' | 'state' | 'play' | 'pause'>

/**
 * Marks an element with `data-away` while its film plays, the controls cover it, and nobody has touched anything for a
 * while. A press on the film shows the controls again; while they are there, it pauses and plays.
 */
export function useFading(view: RefObject<HTMLElement | null>, player: FadingPlayer, covered: boolean): void {
  const playing = usePlayback(player).phase === 'playing'
  useEffect(() => {
    const { current } = view
    if (!current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(timer)
      current.removeAttribute('data-away')
      if (playing && covered) timer = setTimeout(() => current.setAttribute('data-away', ''), patience)
    }
    // On click, not on touch start: otherwise the same touch would press a control that has just appeared.
    const onClick = ({ target }: MouseEvent) => {
      const onFilm = target instanceof Element && !target.closest('button, input')
      if (onFilm && !current.hasAttribute('data-away')) (playing ? player.pause : player.play)()
      show()
    }
    const onMove = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') show()
    }
    const stop = new AbortController()
    const { signal } = stop
    current.addEventListener('click', onClick, { signal })
    current.addEventListener('pointermove', onMove, { signal })
    for (const kind of ['keydown', 'focusin', 'input']) current.addEventListener(kind, show, { signal })
    show()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [view, player, playing, covered])
}
