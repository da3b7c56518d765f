import * as css from './beacon.css.ts'

/** A pulsing dot at the top of an element, which it follows. Answers how to take it away. */
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

  let request = 0
  const follow = () => {
    const { left, top, width } = target.getBoundingClientRect()
    const { offsetWidth: size } = dot
    const x = Math.min(Math.max(left + width / 2 - size / 2, 0), innerWidth - size)
    dot.style.transform = `translate(${x}px, ${top - size / 2}px)`
    request = requestAnimationFrame(follow)
  }
  follow()
  return () => {
    cancelAnimationFrame(request)
    dot.remove()
  }
}
