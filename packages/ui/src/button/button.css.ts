import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, motion, radius, space, weight } from '../tokens.ts'

const { color } = vars

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  borderRadius: radius.pill,
  border: '1.5px solid transparent',
  fontWeight: weight.semibold,
  textAlign: 'center',
  textDecoration: 'none',
  lineHeight: 1.25,
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, transform ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:active': { transform: 'translateY(1px) scale(0.99)' },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', transform: 'none' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
})
export const variants = styleVariants({
  primary: {
    background: color.primary,
    color: color.onPrimary,
    boxShadow: 'inset 0 -2px 0 rgb(0 0 0 / 0.16)',
    selectors: {
      '&:hover': { background: color.primaryHover },
      '&:active': { background: color.primaryPressed },
      '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': off(),
    },
  },
  secondary: {
    background: color.card,
    color: color.ink,
    borderColor: color.lineStrong,
    selectors: {
      '&:hover': { borderColor: color.ink, background: color.sunken },
      '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': off(),
    },
  },
  subtle: {
    color: color.primaryText,
    selectors: {
      '&:hover': { background: color.primaryTint },
      '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
        color: color.mutedInk,
        background: 'none',
      },
    },
  },
  plain: {
    color: color.ink,
    selectors: {
      '&:hover': { background: color.sunken },
      '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
        color: color.mutedInk,
        background: 'none',
      },
    },
  },
  danger: {
    background: color.dangerTint,
    color: color.dangerText,
    borderColor: color.dangerText,
    selectors: {
      '&:hover': { background: color.dangerText, color: color.onDanger },
      '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': off(),
    },
  },
})
export const sizes = styleVariants({
  sm: { minBlockSize: vars.control.sm, paddingInline: space[4], fontSize: vars.text.sm.size },
  md: { minBlockSize: vars.control.md, paddingInline: space[6], fontSize: vars.text.md.size },
  lg: { minBlockSize: vars.control.lg, paddingInline: space[8], fontSize: vars.text.md.size },
})
export const wides = styleVariants({
  always: { inlineSize: '100%' },
  phone: { '@media': { [media.phone]: { inlineSize: '100%' } } },
})
export const iconOnly = style({ padding: 0, aspectRatio: '1', inlineSize: 'auto', flex: 'none' })

function off() {
  return {
    background: color.sunken,
    color: color.mutedInk,
    borderColor: 'transparent',
    boxShadow: 'none',
  }
}
