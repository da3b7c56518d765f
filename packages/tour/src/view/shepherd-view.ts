import './overlay.css.ts'
import Shepherd from 'shepherd.js'
import { spotlightPadding, tooltipWidthIn } from '../constants.ts'
import type { TourEvent } from '../machine.ts'
import type { TourStep } from '../steps.ts'
import type { TourView } from '../tour.ts'
import { showBeacon } from './beacon.ts'
import { atRest, visibleTarget } from './page.ts'
import { keepDistance } from './positions.ts'
import { scrollTo } from './scroll.ts'
import { makeTooltip, type TourLabels } from './tooltip.ts'

export interface ShepherdViewOptions {
  labels: TourLabels
  send: (event: TourEvent) => void
  /** Whether Escape is ignored. */
  disableEscape?: boolean
}

type ShownStep = InstanceType<typeof Shepherd.Step>

/** Renders a tour with Shepherd: the dimmed page, the highlighted target and the tooltip beside it. */
export function shepherdView({ labels, send, disableEscape = false }: ShepherdViewOptions): TourView {
  const opener = document.activeElement
  // Shepherd only renders; the state machine decides which step comes next.
  const tour = new Shepherd.Tour({ useModalOverlay: true, exitOnEsc: false, keyboardNavigation: false })
  let shown: ShownStep | undefined
  let takeBeacon: (() => void) | undefined
  let listening: AbortController | undefined

  function listen() {
    if (listening) return
    listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', onKey, { capture: true, signal })
    document.addEventListener('click', onClick, { signal })
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || disableEscape || !shown) return
    event.preventDefault()
    event.stopPropagation()
    send({ type: 'close' })
  }

  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('.shepherd-modal-overlay-container'))
      send({ type: 'close' })
  }

  function dropBeacon() {
    takeBeacon?.()
    takeBeacon = undefined
  }

  function giveFocusBack() {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }

  return {
    find: ({ target }) => visibleTarget(target),

    beacon(step, target) {
      tour.modal?.hide()
      giveFocusBack()
      dropBeacon()
      takeBeacon = showBeacon(target, step.title ?? labels.beacon, () => send({ type: 'tooltip' }))
    },

    async draw(step, target, state) {
      dropBeacon()
      listen()
      if (step.placement && step.placement !== 'center') await scrollTo(target)
      const { content, primary, titleId, textId } = makeTooltip(step, state, labels, send)
      // The page is dimmed before the tooltip is created, so that the tooltip is on top.
      if (!tour.modal) tour.setupModal()
      shown = new Shepherd.Step(tour, { ...optionsOf(step, target), text: content })
      tour.steps = [shown]
      tour.show(0)
      const { el } = shown
      if (!el) throw new Error('Shepherd drew no tooltip')
      el.style.width = `${tooltipWidthIn(innerWidth)}px`
      el.setAttribute('aria-modal', 'true')
      el.setAttribute('aria-labelledby', titleId ?? textId)
      if (titleId) el.setAttribute('aria-describedby', textId)
      else el.removeAttribute('aria-describedby')
      // Shepherd focuses the dialog after each move; a button focused inside it keeps the focus.
      el.focus = () => {
        if (!el.contains(document.activeElement)) primary.focus({ preventScroll: true })
      }
    },

    async open() {
      const el = shown?.el
      if (!el) return
      el.toggleAttribute('data-tour-seen', true)
      el.focus()
      await atRest(el)
    },

    async close(on) {
      dropBeacon()
      const el = shown?.el
      if (el) {
        el.toggleAttribute('data-tour-seen', false)
        await atRest(el)
      }
      shown?.destroy()
      shown = undefined
      if (!on) tour.modal?.hide()
    },

    clear() {
      dropBeacon()
      const open = shown !== undefined
      shown = undefined
      listening?.abort()
      listening = undefined
      tour.complete()
      if (open || document.activeElement === document.body) giveFocusBack()
    },
  }
}

function optionsOf({ placement = 'center' }: TourStep, element: Element) {
  const base = {
    canClickTarget: false,
    modalOverlayOpeningPadding: spotlightPadding,
    modalOverlayOpeningRadius: 16,
    floatingUIOptions: { middleware: [keepDistance] },
  }
  // Centred steps are about the whole page: nothing is highlighted.
  if (placement === 'center' || !(element instanceof HTMLElement)) return base
  return { ...base, attachTo: { element, on: placement } }
}
