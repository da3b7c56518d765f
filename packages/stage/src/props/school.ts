import { flat, form, line } from '../shapes.ts'
import { small, type Drawings } from './strokes.ts'

export const school = {
  schoolBag: () => [
    line('M-24-56C-24-92 24-92 24-56', 10),
    form('M-62 20C-62-50-34-66 0-66C34-66 62-50 62 20V76H-62Z', '#D9485A', small),
    form('M-42 18H42V64H-42Z', '#F3A92B', { ...small, width: 6 }),
    line('M-62-14H62M-10 40h20', 6),
  ],
  pencil: () => [
    form('M-76 46L40-70L70-40L-46 76L-84 84Z', '#F3B33B', small),
    form('M40-70C56-86 86-56 70-40Z', '#E4798A', { width: 6 }),
    flat('M-84 84l7-30l23 23Z', '#3A1F1B'),
    line('M26-56L56-26', 5),
  ],
  apple: () => [
    form('M0-40C40-66 78-32 68 16C58 66 24 86 0 74C-24 86-58 66-68 16C-78-32-40-66 0-40Z', '#D23B33', small),
    line('M0-40C-2-60 4-74 14-84', 8),
    form('M10-62C24-88 50-86 62-80C54-58 32-50 10-62Z', '#5E9E6A', { width: 6 }),
  ],
} satisfies Drawings
