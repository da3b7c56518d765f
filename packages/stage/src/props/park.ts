import { flat, form, line, oval } from '../shapes.ts'
import { small, type Drawings } from './strokes.ts'

export const park = {
  kite: () => [
    line('M0 60C-30 74 26 78-4 96', 5),
    form('M0-88L58-16L0 62L-58-16Z', '#D9485A', {
      ...small,
      inside: [flat('M0-88L58-16H0ZM0-16V62L-58-16Z', '#F7C94B')],
    }),
    line('M0-86V60M-56-16H56', 4.5),
  ],
  ball: () => [
    form('M0-76C42-76 76-42 76 0C76 42 42 76 0 76C-42 76-76 42-76 0C-76-42-42-76 0-76Z', '#FFFFFF', {
      ...small,
      shade: '#E3E0EA',
      inside: [
        flat('M0-28L27-9L17 23H-17L-27-9Z', '#3F3A4A'),
        flat(
          'M-24-84h48l-12 32h-24ZM80-40l-8 52l-28-18l10-30ZM-80-40l8 52l28-18l-10-30ZM-56 78l8-36l30 6l4 34ZM56 78l-8-36l-30 6l-4 34Z',
          '#3F3A4A',
        ),
        line('M0-28V-54M27-9L50-20M17 23L40 46M-17 23L-40 46M-27-9L-50-20', 4),
      ],
    }),
  ],
  tree: () => [
    form('M-16 20H16L22 88H-22Z', '#8F5A33', small),
    form(
      'M0-86C36-92 56-66 52-46C84-40 86 6 56 16C44 42-44 42-56 16C-86 6-84-40-52-46C-56-66-36-92 0-86Z',
      '#5E9E6A',
      small,
    ),
    ...[-30, 10, 36].map((x, i) => oval(x, -36 + i * 18, 9, 9, '#D9485A', 4)),
  ],
} satisfies Drawings
