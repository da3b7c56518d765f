import * as css from './beacon.css.ts'
import { covered, isStuck } from './scroll.ts'

/**
 * Shows a pulsing dot at the top of an element. It follows the element within the viewport and stays at the edge while
 * the element is outside. Returns a function that removes it.
 */
export function showBeacon(target: Element, name: string, onPress: () => void): () => void {
  const dot = document.createElement('button')
  dot.type = 'button'
  dot.className = css.beacon
  const label = document.createElement('span')
  label.className = css.label
  label.textContent = name
  dot.setAttribute('aria-label', name)
  dot.append(label)
  dot.addEventListener('click', onPress)
  document.body.append(dot)

  const stuck = isStuck(target)
  let request = 0
  const follow = () => {
    const { left, top, width } = target.getBoundingClientRect()
    const { offsetWidth: size } = dot
    const { above, below } = stuck ? { above: 0, below: 0 } : covered()
    const x = within(left + width / 2 - size / 2, 0, innerWidth - size)
    const y = within(top - size / 2, above, innerHeight - below - size)
    dot.style.transform = `translate(${x}px, ${y}px)`
    request = requestAnimationFrame(follow)
  }
  follow()
  return () => {
    cancelAnimationFrame(request)
    dot.remove()
  }
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
