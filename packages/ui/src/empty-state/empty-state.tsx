import type { ReactNode } from 'react'
import { OfflineIcon, SearchIcon, WarningIcon } from '../icon/icon.tsx'
import { Heading } from '../text/text.tsx'
import * as css from './empty-state.css.ts'

export interface EmptyStateProps {
  title: ReactNode
  /** Replaces the magnifying glass in the circle; use size `xl`. */
  icon?: ReactNode
  /** A drawing instead of the circle. */
  picture?: ReactNode
  /** Actions: buttons, links. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  children?: ReactNode
}

/** An empty list or page, and what to do about it. */
export function EmptyState({ title, icon, picture, action, headingLevel = 2, children }: EmptyStateProps) {
  return (
    <div className={css.box}>
      {picture ? (
        <div className={css.picture}>{picture}</div>
      ) : (
        <span className={css.medal}>{icon ?? <SearchIcon size="xl" />}</span>
      )}
      <Heading level={headingLevel} size="h3" align="center">
        {title}
      </Heading>
      {children && <div className={css.words}>{children}</div>}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  )
}

export interface ErrorStateProps extends EmptyStateProps {
  /** True if the device is offline. */
  offline?: boolean | undefined
}

/** Shown when loading failed; announced immediately. */
export function ErrorState({ offline = false, picture, ...rest }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        picture={
          picture ?? (
            <span className={css.medalDanger}>
              {offline ? <OfflineIcon size="xl" /> : <WarningIcon size="xl" />}
            </span>
          )
        }
      />
    </div>
  )
}
