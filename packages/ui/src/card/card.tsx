import type { ReactNode } from 'react'
import { classes } from '../lib/closed.ts'
import * as css from './card.css.ts'

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  id?: string
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined
  tone?: 'card' | 'flat' | 'sunken' | 'sky' | 'blush' | 'butter' | 'mint' | 'lilac' | undefined
  /** Rises under the pointer, where the whole of it can be pressed. */
  interactive?: boolean | undefined
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}

/** A sheet upon the paper. */
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
