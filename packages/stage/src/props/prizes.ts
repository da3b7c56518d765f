import { star } from '../parts/outline.ts'
import { flat, form, line, oval } from '../shapes.ts'
import { small, type Drawings } from './strokes.ts'

export const prizes = {
  trophy: () => [
    line('M-46-58C-96-64-84 4-36 0M46-58C96-64 84 4 36 0', 9),
    form('M-50-76H50C50-10 34 22 0 26C-34 22-50-10-50-76Z', '#F3B33B', small),
    form('M-14 24H14V54H-14Z', '#D98A1E', { width: 6 }),
    form('M-46 54H46V80H-46Z', '#8B4A2A', small),
    flat(star(0, -32, 22, 0.5), '#FFF3D6'),
  ],
  medal: () => [
    form('M-46-90H-6L18-14H-14ZM46-90H6L-18-14H14Z', '#3D5A9E', small),
    oval(0, 32, 48, 48, '#F3B33B', 7),
    oval(0, 32, 34, 34, '#FBD97A'),
    flat(star(0, 32, 26, 0.5), '#D98A1E'),
  ],
} satisfies Drawings
