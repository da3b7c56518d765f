import { flat, form, oval, shape } from '../shapes.ts'
import { head, snout } from './animal-head.ts'
import { small, smile, type Drawings } from './strokes.ts'

export const softToys = {
  rabbit: () =>
    head(
      '#EFE6E0',
      [
        form('M-40-40C-62-104-34-112-22-92C-14-78-14-54-14-44Z', '#EFE6E0', {
          ...small,
          inside: [oval(-30, -74, 8, 26, '#F6B6BD')],
        }),
        form('M40-40C62-104 34-112 22-92C14-78 14-54 14-44Z', '#EFE6E0', {
          ...small,
          inside: [oval(30, -74, 8, 26, '#F6B6BD')],
        }),
      ],
      '#FFFFFF',
      [flat('M-9 14h18l-9 10Z', '#E4798A'), shape('M-9 40h18v20h-18Z', '#FFFFFF', 5), ...smile(0, 32, 16)],
    ),
  bear: () =>
    head(
      '#B97A4B',
      [
        oval(-52, -46, 24, 24, '#B97A4B', 7),
        oval(52, -46, 24, 24, '#B97A4B', 7),
        oval(-52, -46, 10, 10, '#E8B98D'),
        oval(52, -46, 10, 10, '#E8B98D'),
      ],
      '#F0CFA4',
      snout(),
    ),
} satisfies Drawings
