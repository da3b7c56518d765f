import { vars } from '@recadinho/ui/theme.css'
import { shopColors, shopText, space } from '@recadinho/ui/tokens'
import { assignVars, style } from '@vanilla-extract/css'

export const preview = style({ display: 'grid', gap: space[3] })

const [size, line] = shopText.h3

/** The shop's colours and text sizes, whatever scheme staff have selected. */
export const shop = style({
  vars: {
    ...assignVars(vars.color, shopColors),
    [vars.text.h3.size]: `${size / 16}rem`,
    [vars.text.h3.line]: String(line / size),
  },
  colorScheme: 'light',
  color: vars.color.ink,
})
