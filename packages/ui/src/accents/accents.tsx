import { classes } from '../lib/closed.ts'
import * as css from './accents.css.ts'

const doodles = {
  sparkle:
    'M12 1.5c.9 6.3 4.2 9.6 10.5 10.5-6.3.9-9.6 4.2-10.5 10.5C11.1 16.2 7.8 12.9 1.5 12 7.8 11.1 11.1 7.8 12 1.5Z',
  star: 'M12.3 2.1c.5 0 .9.3 1.1.8l2.1 4.7 5.1.6c1 .1 1.4 1.3.7 2l-3.8 3.5 1 5.1c.2 1-.8 1.7-1.7 1.2l-4.5-2.5-4.5 2.5c-.9.5-1.9-.3-1.7-1.2l1-5-3.8-3.5c-.7-.7-.3-1.9.7-2l5.1-.6 2.1-4.8c.2-.5.6-.8 1.1-.8Z',
  heart:
    'M12.2 21.3C6.1 17.6 2.2 13.7 2 9.4 1.8 6 4.2 3.5 7.2 3.4c2-.1 3.8 1 4.8 2.8 1-1.9 2.9-3 5-2.8 3 .2 5.2 2.7 5 6-.3 4.3-4.1 8.2-9.8 11.9Z',
  swirl: 'M4 17c-1-5 2-11 8-11 5 0 8 4 7 8s-6 6-9 4-2-6 1-7 5 1 4.5 3',
} as const

export interface DoodleProps {
  shape: keyof typeof doodles
  color?: keyof typeof css.colors
  size?: keyof typeof css.doodleSizes
  /** Pulses slightly, unless the user prefers reduced motion. */
  twinkle?: boolean
}

/** A small decorative drawing. */
export function Doodle({ shape, color = 'marigold', size = 'md', twinkle = false }: DoodleProps) {
  const line = shape === 'swirl'
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classes(css.doodle, css.doodleSizes[size], css.colors[color], twinkle && css.twinkling)}
    >
      <path
        d={doodles[shape]}
        fill={line ? 'none' : 'currentColor'}
        stroke={line ? 'currentColor' : 'none'}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  )
}

export interface PaperEdgeProps {
  /** The tone of the band that the edge belongs to. */
  tone?: keyof typeof css.edgeTones
  /** Position of that band relative to the edge. */
  band?: 'below' | 'above'
}

/** The torn upper or lower edge of a band of the page. */
export function PaperEdge({ tone = 'parchment', band = 'below' }: PaperEdgeProps) {
  return (
    <svg
      viewBox="0 0 1440 48"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classes(css.edge, css.edgeTones[tone], band === 'above' && css.flipped)}
    >
      <path
        fill="currentColor"
        d="M0 48V27c46-9 88-13 131-9 52 5 88 15 139 14 60-1 92-19 152-20 57-1 96 15 150 19 66 5 110-15 173-19 60-4 99 13 158 18 64 5 103-11 163-16 56-5 97 7 149 12 48 5 89 3 125-4 34-6 62-11 100-7v33Z"
      />
    </svg>
  )
}
