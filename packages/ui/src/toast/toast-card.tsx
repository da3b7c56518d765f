import { useRef, type PointerEvent } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { CheckCircleIcon, CloseIcon, ErrorIcon } from '../icon/icon.tsx'
import { toastSwipe } from '../tokens.ts'
import * as css from './toast.css.ts'
import type { Toast } from './toasts.ts'

export interface ToastCardProps {
  toast: Toast
  closeLabel: string
  onClose: () => void
}

/** One toast. It follows a swipe to the right and is dismissed if released past 50 px (§9). */
export function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const start = useRef<number>(undefined)
  const { title, description, action, variant, state } = toast
  const wrong = variant === 'destructive'

  const follow = ({ currentTarget }: PointerEvent<HTMLElement>, by: number) =>
    currentTarget.style.setProperty(css.swipe.slice(4, -1), `${by}px`)
  const end = (event: PointerEvent<HTMLElement>) => {
    if (start.current === undefined) return
    const by = event.clientX - start.current
    start.current = undefined
    if (event.type === 'pointerup' && by > toastSwipe) onClose()
    else follow(event, 0)
  }
  const act = () => {
    // Close first, because the action may show another toast.
    onClose()
    action?.onClick()
  }
  return (
    <div
      className={css.toast}
      role={wrong ? 'alert' : 'group'}
      data-state={state}
      data-variant={variant}
      hidden={state === 'closed'}
      onPointerDown={(event) => {
        start.current = event.clientX
      }}
      onPointerMove={(event) => {
        if (start.current !== undefined) follow(event, event.clientX - start.current)
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={end}
    >
      <span className={css.icon}>{wrong ? <ErrorIcon /> : <CheckCircleIcon />}</span>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {description && <p className={css.description}>{description}</p>}
        {action && (
          <Button size="sm" variant="secondary" onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton size="sm" label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
    </div>
  )
}
