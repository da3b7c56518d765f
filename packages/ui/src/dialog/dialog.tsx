import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { CloseIcon } from '../icon/icon.tsx'
import { heading } from '../text/text.css.ts'
import * as css from './dialog.css.ts'

export interface DialogProps {
  open: boolean
  /** Called when the dialog should close (Escape, close button, click outside) or open. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Accessible name of the close button; without it there is no button. */
  closeLabel?: string | undefined
  size?: keyof typeof css.sizes | undefined
  /** False if an answer is required: Escape and clicks outside do nothing. */
  dismissible?: boolean | undefined
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** Called after the closing animation. */
  onClosed?: (() => void) | undefined
  children?: ReactNode
}

/** A modal dialog: focuses its first control after the close button, traps the focus and restores it on closing. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  size = 'md',
  dismissible = true,
  footer,
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
        // Clicking a toast above the dialog must not close it.
        const { target } = event.detail.originalEvent
        if (target instanceof Element && target.closest('[data-toasts]')) event.preventDefault()
      }}
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
                <Ark.CloseTrigger asChild data-no-autofocus>
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
