import { Toast as Ark, Toaster, useToastContext } from '@ark-ui/react/toast'
import { useRef, useSyncExternalStore, type PointerEvent, type ReactNode } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { CheckCircleIcon, CloseIcon, ErrorIcon } from '../icon/icon.tsx'
import { toastSwipe } from '../tokens.ts'
import * as css from './toast.css.ts'
import type { Toasts as ToastList } from './toasts.ts'

export { createToasts, type ToastItem, type Toasts as ToastList } from './toasts.ts'

export interface ToastsProps {
  toasts: ToastList
  /** Names the area, which F8 reaches; say the key in it. */
  label: string
  closeLabel: string
}

const never = () => () => undefined

/** The notification area. One a page; absent from prerendered HTML, since Ark places it by a style attribute. */
export function Toasts({ toasts, label, closeLabel }: ToastsProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!inBrowser) return null
  return (
    <Toaster toaster={toasts.store} aria-label={label} className={css.region}>
      {(toast) => (
        <SwipeableToast>
          <span className={css.icon}>{toast.type === 'error' ? <ErrorIcon /> : <CheckCircleIcon />}</span>
          <div className={css.words}>
            <Ark.Title className={css.title}>{toast.title}</Ark.Title>
            {toast.description && (
              <Ark.Description className={css.description}>{toast.description}</Ark.Description>
            )}
            {toast.action && (
              <Ark.ActionTrigger asChild>
                <Button size="sm" variant="secondary">
                  {toast.action.label}
                </Button>
              </Ark.ActionTrigger>
            )}
          </div>
          <Ark.CloseTrigger asChild aria-label={closeLabel}>
            <IconButton size="sm" label={closeLabel} icon={<CloseIcon />} />
          </Ark.CloseTrigger>
        </SwipeableToast>
      )}
    </Toaster>
  )
}

/** Follows the finger to the right, and goes when let go past 50 px. */
function SwipeableToast({ children }: { children: ReactNode }) {
  const toast = useToastContext()
  const start = useRef<number | null>(null)

  const follow = (event: PointerEvent<HTMLElement>, by: number) =>
    event.currentTarget.style.setProperty(css.swipe.slice(4, -1), `${by}px`)
  const end = (event: PointerEvent<HTMLElement>) => {
    if (start.current === null) return
    const by = event.clientX - start.current
    start.current = null
    if (event.type === 'pointerup' && by > toastSwipe) toast.dismiss()
    else follow(event, 0)
  }

  return (
    <Ark.Root
      className={css.toast}
      onPointerDown={(event) => {
        start.current = event.clientX
      }}
      onPointerMove={(event) => {
        if (start.current !== null) follow(event, event.clientX - start.current)
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={end}
    >
      {children}
    </Ark.Root>
  )
}
