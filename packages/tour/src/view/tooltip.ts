import type { TourEvent, TourState } from '../machine.ts'
import type { TourStep } from '../steps.ts'
import * as css from './tooltip.css.ts'

/** The texts of a tour, in the user's language (§2). */
export interface TourLabels {
  back: string
  close: string
  finish: string
  next: string
  skip: string
  /** `2 of 5`. */
  progress(number: number, size: number): string
  /** Name of a beacon whose step has no title. */
  beacon: string
}

export interface Tooltip {
  content: HTMLElement
  /** Receives the focus first. */
  primary: HTMLElement
  titleId: string | undefined
  textId: string
}

type Send = (event: TourEvent) => void

let made = 0

/** The content of a tooltip: title, text, progress and buttons, all as text, never markup. */
export function makeTooltip(step: TourStep, state: TourState, labels: TourLabels, send: Send): Tooltip {
  made += 1
  const { index, size } = state
  const last = index + 1 === size
  const titleId = step.title ? `tour-title-${made}` : undefined
  const textId = `tour-text-${made}`
  const primary = button(last ? labels.finish : labels.next, css.primary, () => send({ type: 'next' }))
  const close = button('', css.close, () => send({ type: 'close' }))
  close.setAttribute('aria-label', labels.close)
  close.append(cross())

  const dots = element('span', css.dots)
  for (let at = 0; at < size; at += 1) dots.append(element('span', at <= index ? css.dotDone : css.dot))
  dots.setAttribute('aria-hidden', 'true')
  const progress = element('p', css.progress, dots, labels.progress(index + 1, size))

  const text = element('p', css.text, step.content)
  text.id = textId
  const head = titleId && step.title ? element('h2', css.title, step.title) : undefined
  if (head && titleId) head.id = titleId
  const buttons = element('div', css.buttons, primary)
  if (index > 0) buttons.prepend(button(labels.back, css.secondary, () => send({ type: 'back' })))
  if (!last) buttons.prepend(button(labels.skip, css.skip, () => send({ type: 'skip' })))
  const content = element('div', css.content, progress, ...(head ? [head] : []), text, buttons, close)
  return { content, primary, titleId, textId }
}

function element(name: string, className: string, ...children: (Node | string)[]) {
  const made = document.createElement(name)
  made.className = className
  made.append(...children)
  return made
}

function button(label: string, className: string, onClick: () => void) {
  const made = element('button', className, label)
  made.setAttribute('type', 'button')
  made.addEventListener('click', onClick)
  return made
}

function cross() {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  picture.setAttribute('viewBox', '0 0 24 24')
  picture.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('d', 'M6 6l12 12M18 6 6 18')
  picture.append(line)
  return picture
}
