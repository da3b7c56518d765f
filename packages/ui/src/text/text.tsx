import type { ReactNode } from 'react'
import { classes } from '../lib/closed.ts'
import * as css from './text.css.ts'

export interface TextProps {
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'label'
    | 'dt'
    | 'dd'
    | 'li'
    | 'time'
    | 's'
    | 'legend'
  id?: string | undefined
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined
  tone?: 'ink' | 'muted' | 'primary' | 'success' | 'warning' | 'danger' | undefined
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined
  align?: 'start' | 'center' | 'end'
  /** Digits of equal width, for counters and columns. */
  numeric?: boolean | undefined
  mono?: boolean
  /** `keep` line breaks as written, or cut to `one` line. */
  lines?: 'keep' | 'one' | undefined
  /** Crossed out, such as a price before a discount. Add words for readers who cannot see it. */
  struck?: boolean
  lang?: string | undefined
  children?: ReactNode
}

/** Running text. Without `size` it is as large as what surrounds it. */
export function Text({
  as: Tag = 'p',
  size,
  tone,
  weight,
  align,
  numeric,
  mono,
  lines,
  struck,
  children,
  ...rest
}: TextProps) {
  const looks = classes(
    size && css.sizes[size],
    tone && tone !== 'ink' && css.tones[tone],
    weight && weight !== 'regular' && css.weights[weight],
    align && align !== 'start' && css.aligns[align],
    numeric && css.numeric,
    mono && css.mono,
    lines && css.lines[lines],
    struck && css.struck,
  )
  return (
    <Tag {...rest} className={looks}>
      {children}
    </Tag>
  )
}

export interface HeadingProps {
  /** Its rank in the document. */
  level: 1 | 2 | 3 | 4
  /** Its look, when it should differ from its rank. */
  size?: 'h1' | 'h2' | 'h3' | 'h4' | undefined
  id?: string | undefined
  align?: 'start' | 'center'
  /** Allows a page to move the focus here after a change of screen. */
  focusable?: boolean
  children: ReactNode
}

/** A heading in the round display face. Keep it under three lines on a phone. */
export function Heading({ level, size, id, align = 'start', focusable = false, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag
      id={id}
      tabIndex={focusable ? -1 : undefined}
      className={classes(css.heading[size ?? Tag], css.headingAlign[align])}
    >
      {children}
    </Tag>
  )
}

/** Words inside a text or heading in the primary colour. */
export function Highlight({ children }: { children: ReactNode }) {
  return <span className={css.highlight}>{children}</span>
}

/** Words in the display face: prices, names. */
export function Display({ children }: { children: ReactNode }) {
  return <span className={css.display}>{children}</span>
}
