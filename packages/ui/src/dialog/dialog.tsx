import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../button/button.tsx'
import { CloseIcon } from '../icon/icon.tsx'
import { heading } from '../text/text.css.ts'
import * as css from './dialog.css.ts'

export interface DialogProps {
  open: boolean
  /** Called to close (Escape, the cross, a press outside) or to open. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** The cross's name; without it there is no cross. */
  closeLabel?: string | undefined
  size?: keyof typeof css.sizes | undefined
  /** False when an answer is required: Escape and a press outside do nothing. */
  dismissible?: boolean | undefined
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** Receives the focus at first; default: the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Called when it has left the screen. */
  onClosed?: (() => void) | undefined
  children?: ReactNode
}

/** A question or form above the page: keeps the focus inside and restores it when closed. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  size = 'md',
  dismissible = true,
  footer,
  initialFocus,
  onClosed,
  children,
}: DialogProps) {
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      closeOnEscape={dismissible}
      closeOnInteractOutside={dismissible}
      onInteractOutside={(event) => {
        // A toast above it can be pressed without closing it.
        const { target } = event.detail.originalEvent
        if (target instanceof Element && target.closest('[data-toasts]')) event.preventDefault()
      }}
      {...(initialFocus ? { initialFocusEl: () => initialFocus.current } : {})}
      {...(onClosed ? { onExitComplete: onClosed } : {})}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={css.backdrop} />
        <Ark.Positioner className={css.positioner}>
          <Ark.Content className={`${css.content} ${css.sizes[size]}`}>
            <div className={css.head}>
              <div className={css.titles}>
                <Ark.Title className={heading.h3}>{title}</Ark.Title>
                {description && <Ark.Description className={css.description}>{description}</Ark.Description>}
              </div>
              {closeLabel && (
                <Ark.CloseTrigger asChild>
                  <IconButton label={closeLabel} icon={<CloseIcon />} />
                </Ark.CloseTrigger>
              )}
            </div>
            {children && <div className={css.body}>{children}</div>}
            {footer && <div className={css.footer}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
