import type { MouseEvent, ReactNode } from 'react'
import { classes, type Closed } from '../lib/closed.ts'
import { Spinner } from '../spinner/spinner.tsx'
import * as css from './button.css.ts'

export interface ButtonLooks {
  /**
   * Use one primary button per screen; `subtle` is coloured text, `plain` is not coloured; `danger` is only for
   * irreversible actions.
   */
  variant?: 'primary' | 'secondary' | 'subtle' | 'plain' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Full width of its container: always, or only below 768 px. */
  wide?: 'always' | 'phone' | undefined
  iconStart?: ReactNode
  iconEnd?: ReactNode
}

export interface ButtonProps extends ButtonLooks, Closed<'button'> {
  /** Busy: keeps the focus, ignores further clicks, and is announced to screen readers. */
  loading?: boolean | undefined
}

/** A button; default `type="button"`. */
export function Button({
  variant,
  size,
  wide,
  iconStart,
  iconEnd,
  loading = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={loading ? swallow : onClick}
      className={looks(variant, size, wide)}
    >
      {loading ? <Spinner size="sm" /> : iconStart}
      {children}
      {iconEnd}
    </button>
  )
}

export interface ButtonLinkProps extends ButtonLooks, Closed<'a'> {}

/** A link that looks like a button. Apps wrap it for their router: `createLink(ButtonLink)`. */
export function ButtonLink({ variant, size, wide, iconStart, iconEnd, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={looks(variant, size, wide)}>
      {iconStart}
      {children}
      {iconEnd}
    </a>
  )
}

export interface IconButtonProps extends Omit<Closed<'button'>, 'children' | 'aria-label'> {
  /** Its accessible name and its tooltip. */
  label: string
  icon: ReactNode
  variant?: 'primary' | 'secondary' | 'subtle' | 'plain' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  loading?: boolean | undefined
}

/** A round button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size,
  loading = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      aria-label={label}
      onClick={loading ? swallow : onClick}
      className={classes(looks(variant, size), css.iconOnly)}
    >
      {loading ? <Spinner size="sm" /> : icon}
    </button>
  )
}

// A busy submit button must not send its form again.
function swallow(event: MouseEvent) {
  event.preventDefault()
}

function looks(
  variant: ButtonLooks['variant'] = 'primary',
  size: ButtonLooks['size'] = 'md',
  wide?: ButtonLooks['wide'],
) {
  return classes(css.base, css.variants[variant], css.sizes[size], wide && css.wides[wide])
}
