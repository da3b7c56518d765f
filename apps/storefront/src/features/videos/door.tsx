import type { ReactNode } from 'react'
import * as css from './door.css.ts'

export interface DoorProps {
  open: boolean
  /** Shows a knock from behind. */
  knocking: boolean
  /** Called when it is opened; without it the door stays shut. */
  onOpen?: (() => void) | undefined
  /** The text on its sign. */
  children: ReactNode
}

/** The gift's door; all of it is clickable. */
export function Door({ open, knocking, onOpen, children }: DoorProps) {
  const looks = { className: css.leaf, 'data-knocking': knocking && !open, 'data-open': open }
  const content = (
    <>
      <Leaf />
      {knocking && !open && <Knocks />}
      <span className={onOpen ? css.invitation : css.sign}>{children}</span>
    </>
  )
  if (!onOpen) return <div {...looks}>{content}</div>
  return (
    <button type="button" {...looks} onClick={onOpen} inert={open}>
      {content}
    </button>
  )
}

/** A door with an arched window that shows the room behind it. */
function Leaf() {
  return (
    <svg viewBox="0 0 270 480" aria-hidden="true" className={css.drawing}>
      <path d="M3 3H267V477H3ZM40 258V134a95 95 0 0 1 190 0V258Z" fillRule="evenodd" className={css.wood} />
      <path d="M3 3H24V477H3Z" className={css.shade} />
      <path d="M40 258V134a95 95 0 0 1 190 0V258Z" className={css.windowFrame} />
      <path d="M40 258V134a95 95 0 0 1 190 0V258Z" className={css.windowLine} />
      <path d="M60 168 98 90M76 188 96 147" className={css.shine} />
      <rect x="40" y="366" width="84" height="88" rx="10" className={css.panel} />
      <rect x="146" y="366" width="84" height="88" rx="10" className={css.panel} />
      <path d="M50 378h64M156 378h64" className={css.panelShine} />
      <circle cx="244" cy="316" r="12" className={css.knob} />
      <circle cx="240" cy="312" r="4" className={css.knobShine} />
    </svg>
  )
}

/** The visual effect of a knock. */
function Knocks() {
  return (
    <svg viewBox="0 0 270 480" aria-hidden="true" className={css.knocks}>
      <path d="M20 262q-10 10-10 24M36 272q-7 7-7 17M250 262q10 10 10 24M234 272q7 7 7 17" />
    </svg>
  )
}
