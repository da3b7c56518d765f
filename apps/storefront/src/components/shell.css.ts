import { style } from '@vanilla-extract/css'

export const shell = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })
export const main = style({ flex: 1, ':focus': { outline: 'none' } })
