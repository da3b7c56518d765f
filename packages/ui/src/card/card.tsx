import type { ReactNode } from 'react'
import { classes } from '../lib/closed.ts'
import * as css from './card.css.ts'

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  id?: string
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined
  tone?: 'card' | 'flat' | 'sunken' | 'sky' | 'blush' | 'butter' | 'mint' | 'lilac' | undefined
  /** Lifts on hover; for cards that are clickable as a whole. */
  interactive?: boolean | undefined
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}

/** A raised surface on the page. */
export function Card({
  as: Tag = 'div',
  padding = 'md',
  tone = 'card',
  interactive = false,
  children,
  ...rest
}: CardProps) {
  const looks = classes(css.base, css.paddings[padding], css.tones[tone], interactive && css.interactive)
  return (
    <Tag {...rest} className={looks}>
      {children}
    </Tag>
  )
}
