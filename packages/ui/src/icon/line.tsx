import type { JSX } from 'react'
import { classes } from '../lib/closed.ts'
import * as css from './icon.css.ts'

export interface IconProps {
  size?: keyof typeof css.sizes
  /** Filled with its own colour instead of outlined. */
  solid?: boolean
}

/** An icon of 24 by 24 with a stroke width of 1.75. Hidden from screen readers: the adjacent text describes it. */
export function icon(path: string) {
  return function Icon({ size = 'md', solid = false }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
        className={classes(css.icon, css.sizes[size])}
      >
        <path
          d={path}
          fill={solid ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    )
  }
}

export type Icon = (props: IconProps) => JSX.Element
