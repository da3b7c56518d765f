import type { ReactNode } from 'react'
import type { Space } from '../tokens.ts'
import { classes } from '../lib/closed.ts'
import * as css from './layout.css.ts'

type Tag =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'main'
  | 'header'
  | 'footer'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
type Count = keyof typeof css.phoneColumns

interface Common {
  as?: Tag
  id?: string
  role?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  children?: ReactNode
}

export interface StackProps extends Common {
  /** Steps of 4 px; default 4. */
  gap?: Space
  align?: keyof typeof css.align
}

/** Children in a column. */
export function Stack({ as: Tag = 'div', gap = 4, align, children, ...rest }: StackProps) {
  return (
    <Tag {...rest} className={classes(css.stack, css.gaps[gap], align && css.align[align])}>
      {children}
    </Tag>
  )
}

export interface InlineProps extends StackProps {
  justify?: keyof typeof css.justify
  /** Whether children may wrap onto another line; default true. */
  wrap?: boolean
}

/** Children in a row. */
export function Inline({
  as: Tag = 'div',
  gap = 3,
  align = 'center',
  justify,
  wrap = true,
  children,
  ...rest
}: InlineProps) {
  const names = [css.gaps[gap], css.align[align], justify && css.justify[justify], wrap && css.wrap]
  return (
    <Tag {...rest} className={classes(css.inline, ...names)}>
      {children}
    </Tag>
  )
}

export interface GridProps extends Common {
  gap?: Space
  /** Number of equal columns on phones (default 1), from 768 px and from 1120 px; each applies until the next. */
  columns?: { phone?: Count; tablet?: Count; desktop?: Count }
}

/** Children in equal columns. */
export function Grid({ as: Tag = 'div', gap = 4, columns, children, ...rest }: GridProps) {
  const { phone = 1, tablet, desktop } = columns ?? {}
  const names = [
    css.phoneColumns[phone],
    tablet && css.tabletColumns[tablet],
    desktop && css.desktopColumns[desktop],
  ]
  return (
    <Tag {...rest} className={classes(css.grid, css.gaps[gap], ...names)}>
      {children}
    </Tag>
  )
}

export interface ContainerProps extends Common {
  /** `form` 544 px, `text` 704 px, `page` 1152 px, `full` the whole width; default `page`. */
  width?: keyof typeof css.container
}

/** Centres its children and adds gutters at the screen's edges. */
export function Container({ as: Tag = 'div', width = 'page', children, ...rest }: ContainerProps) {
  return (
    <Tag {...rest} className={classes(css.gutters, css.container[width])}>
      {children}
    </Tag>
  )
}

export interface SectionProps extends Common {
  tone?: keyof typeof css.tones
}

/** A band of the page with vertical padding. */
export function Section({ as: Tag = 'section', tone = 'plain', children, ...rest }: SectionProps) {
  return (
    <Tag {...rest} className={classes(css.section, css.tones[tone])}>
      {children}
    </Tag>
  )
}
