import type { ReactNode, Ref } from 'react'
import { CheckCircleIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icon/icon.tsx'
import * as css from './callout.css.ts'

const icons = { info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon, danger: ErrorIcon }

export interface CalloutProps {
  tone?: keyof typeof css.tones | undefined
  title?: ReactNode
  /** A button or link below the words. */
  action?: ReactNode
  /** Instead of the tone's icon: a small picture. */
  picture?: ReactNode
  /** `alert` is read aloud at once, `status` at the next pause; neither when it is there from the start. */
  announce?: 'alert' | 'status' | undefined
  id?: string | undefined
  /** Lets a form move the focus here: the summary of its errors. */
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/** A notice with an icon and words: colour is never the only sign. */
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
