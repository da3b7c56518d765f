import type { ReactNode, Ref } from 'react'
import { CheckCircleIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icon/icon.tsx'
import * as css from './callout.css.ts'

const icons = { info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon, danger: ErrorIcon }

export interface CalloutProps {
  tone?: keyof typeof css.tones | undefined
  title?: ReactNode
  /** A button or link below the text. */
  action?: ReactNode
  /** A small picture instead of the tone's icon. */
  picture?: ReactNode
  /** `alert` is announced immediately, `status` at the next pause; neither if rendered with the page. */
  announce?: 'alert' | 'status' | undefined
  id?: string | undefined
  /** Lets a form focus its error summary. */
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/** A notice with icon and text, so that colour is never the only signal. */
export function Callout({
  tone = 'info',
  title,
  action,
  picture,
  announce,
  id,
  ref,
  children,
}: CalloutProps) {
  const Icon = icons[tone]
  return (
    <div
      ref={ref}
      id={id}
      role={announce}
      tabIndex={ref ? -1 : undefined}
      className={`${css.callout} ${css.tones[tone]}`}
    >
      {picture ?? (
        <span className={css.icon}>
          <Icon />
        </span>
      )}
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div className={css.body}>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
