import { star } from '../parts/outline.ts'
import { flat, form, line, oval, shape, type Node } from '../shapes.ts'
import { eyes, small, smile, type Drawings } from './strokes.ts'

const wheel = (x: number, y: number, r: number): Node[] => [
  oval(x, y, r, r, '#4A3A36', 7),
  oval(x, y, r * 0.42, r * 0.42, '#E8DCD0'),
]
const spokes = (x: number): Node[] => [
  { kind: 'oval', cx: x, cy: 34, rx: 38, ry: 38, fill: '#FFF9F1', stroke: '#3A1F1B', width: 8 },
  line(`M${x - 26} 34h52M${x} 8v52`, 3.5, '#A08C82'),
]

export const toys = {
  bicycle: () => [
    ...spokes(-50),
    ...spokes(50),
    line('M-50 34L-26-24H32L50 34M-26-24L4 34H-50M4 34L32-24', 9, '#D9485A'),
    line('M-40-42h28M-26-24l-4-18M32-24l-6-24h-18', 8),
  ],
  basketball: () => [
    form('M0-76C42-76 76-42 76 0C76 42 42 76 0 76C-42 76-76 42-76 0C-76-42-42-76 0-76Z', '#E8843B', {
      ...small,
      inside: [line('M0-80V80M-80 0H80M-58-60C-22-26-22 26-58 60M58-60C22-26 22 26 58 60', 6)],
    }),
  ],
  doll: () => [
    form('M-58 0C-66-84 66-84 58 0C60 30 50 38 40 36H-40C-50 38-60 30-58 0Z', '#8F4B2E', small),
    form('M-26 30L-56 86H56L26 30Z', '#E86FA4', { ...small, inside: [line('M-50 72h100', 6, '#FBE0E8')] }),
    form('M0-48C28-48 44-28 44-4C44 24 26 40 0 40C-26 40-44 24-44-4C-44-28-28-48 0-48Z', '#F3C9A5', small),
    flat('M-46-8C-40-40 40-40 46-8C30-30-20-34-46-8Z', '#8F4B2E'),
    ...eyes(17, 2),
    ...smile(0, 18, 11),
  ],
  blocks: () => [
    form('M-78 6H-4V76H-78Z', '#3E8FB0', small),
    form('M4 6H78V76H4Z', '#F3B33B', small),
    form('M-38-66H38V6H-38Z', '#D9485A', small),
    flat(star(0, -30, 22, 0.5), '#FFF3D6'),
    oval(-41, 41, 15, 15, '#D6ECF4'),
    flat('M41 24l18 32H23Z', '#FFF3D6'),
  ],
  car: () => [
    form(
      'M-86 36V6C-80-4-62-6-50-8C-40-40-24-46 4-46C32-46 44-30 54-8C74-6 86 2 86 18V36Z',
      '#D23B33',
      small,
    ),
    shape('M-34-10C-28-30-18-34-6-34V-10ZM6-34C24-34 32-26 38-10H6Z', '#CFE7EF', 6),
    ...wheel(-46, 38, 22),
    ...wheel(46, 38, 22),
  ],
  train: () => [
    form('M-80-60H-14V40H-80Z', '#3D5A9E', small),
    shape('M-66-44h38v34h-38Z', '#FBE7B0', 6),
    form('M-14-16H62C78-16 84-2 84 14V40H-14Z', '#D9485A', small),
    form('M34-16V-52H60V-16Z', '#F3A92B', { width: 6 }),
    ...wheel(-52, 46, 20),
    ...wheel(2, 46, 20),
    ...wheel(52, 46, 20),
  ],
  plane: () => [
    form('M-6 6L-56 62H-34L34 8Z', '#D9485A', small),
    form('M-88-34H-66L-44-10C0-22 44-26 72-18C96-8 88 14 66 16C20 24-34 28-66 14Z', '#EAF3F7', {
      ...small,
      shade: '#BFD6E0',
    }),
    form('M-10-16L-34-60H-14L34-20Z', '#D9485A', small),
    ...[8, 30, 52].map((x) => oval(x, -4, 6, 6, '#58A9C6')),
  ],
  rocket: () => [
    form('M-22 52C-26 70-8 84 0 92C8 84 26 70 22 52Z', '#F7BE3B', { width: 6 }),
    form('M-34 16L-62 52L-30 56ZM34 16L62 52L30 56Z', '#D9485A', small),
    form('M0-92C34-60 42-10 30 56H-30C-42-10-34-60 0-92Z', '#F4F1EC', {
      ...small,
      shade: '#CFC9D6',
      inside: [flat('M-50-96h100v42h-100Z', '#D9485A')],
    }),
    oval(0, -14, 16, 16, '#8FC7E0', 7),
  ],
  boat: () => [
    line('M0 26V-84', 8),
    form('M-8-80L-62 14H-8Z', '#FFFFFF', { ...small, shade: '#E0E4EE' }),
    form('M8-62L56 14H8Z', '#F3B33B', small),
    form('M-86 26H86C76 60 58 72 34 72H-40C-62 72-78 56-86 26Z', '#B5563C', small),
  ],
  puzzle: () => [
    form(
      'M-66-50H-20C-30-80 30-80 20-50H66V-10C92-20 92 36 66 26V70H-66V26C-40 34-40-18-66-10Z',
      '#58A9C6',
      small,
    ),
  ],
  skates: () => [
    form('M-58-70H-6V-20C20-14 62-10 70 24H-58Z', '#E86FA4', {
      ...small,
      inside: [flat('M-60-56h60v16h-60Z', '#FFFFFF')],
    }),
    line('M-50 34H64', 8, '#8C8794'),
    ...[-44, -8, 28, 60].map((x) => oval(x, 54, 14, 14, '#F3B33B', 6)),
  ],
  scooter: () => [
    line('M-62 44H26L46-66', 10, '#3E8FB0'),
    line('M24-70H66', 11),
    ...wheel(-62, 54, 20),
    ...wheel(38, 54, 20),
  ],
  videoGame: () => [
    form(
      'M-60-40H60C96-40 100 54 72 58C50 60 44 28 26 26H-26C-44 28-50 60-72 58C-100 54-96-40-60-40Z',
      '#5B4B8F',
      small,
    ),
    line('M-54-18v30M-69-3h30', 10, '#FFF3E0'),
    oval(40, -12, 9, 9, '#F7C94B'),
    oval(62, 4, 9, 9, '#E86F86'),
  ],
  robot: () => [
    line('M0-60V-84', 6),
    oval(0, -86, 9, 9, '#D9485A', 5),
    form('M-56-58H56V14H-56Z', '#9FC3D6', small),
    form('M-40 22H40V78H-40Z', '#7FA9BF', small),
    shape('M-38-40h76v34h-76Z', '#2F4858', 6),
    oval(-18, -23, 8, 8, '#9BF0C8'),
    oval(18, -23, 8, 8, '#9BF0C8'),
    oval(0, 48, 11, 11, '#F3B33B', 5),
  ],
  balloon: () => [
    line('M0 44C-16 62 14 74 0 96', 5),
    form('M0 44C-44 30-60-8-52-40C-44-72-22-86 0-86C22-86 44-72 52-40C60-8 44 30 0 44Z', '#D9485A', {
      ...small,
      inside: [oval(-22, -46, 10, 18, '#F6C9BD')],
    }),
    shape('M-9 42h18l5 14h-28Z', '#D9485A', 5),
  ],
  swing: () => [
    line('M-86 84L-56-80M86 84L56-80M-64-78H64', 13),
    line('M-86 84L-56-80M86 84L56-80M-64-78H64', 5, '#D9485A'),
    line('M-26-74V30M26-74V30', 5),
    form('M-42 28H42V48H-42Z', '#F3A92B', small),
  ],
} satisfies Drawings
