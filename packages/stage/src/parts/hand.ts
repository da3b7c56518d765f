import { form, line, oval, shape, type Node } from '../shapes.ts'

export type HandKind = 'relaxed' | 'open' | 'grip' | 'fist' | 'point' | 'paw' | 'claw' | 'none'

/**
 * A hand at the origin, fingers upward, thumb on the left. A bare arm covers the base of the thumb, so its mark is
 * omitted.
 */
export function hand(kind: HandKind, colour: string, bare = false): Node[] {
  return DRAWN[kind](colour, bare)
}

const DRAWN: Record<HandKind, (colour: string, bare: boolean) => Node[]> = {
  none: () => [],
  relaxed: (colour) => [
    line('M-9-7l-9-7', 24),
    shape('M-12 4C-17-6-17-22-9-29C0-35 12-32 15-22C18-12 16-3 12 4Z', colour),
    line('M-9-7l-9-7', 10, colour),
    line('M4-24v7', 4.5),
  ],
  open: (colour) => {
    const fingers = 'M-5-14L-13-33M0-14L-2-38M5-14L9-36M8-10L19-27M-6-6L-22-15'
    return [
      line(fingers, 23),
      oval(0, -10, 15, 15, colour, 7),
      line(fingers, 10.5, colour),
      oval(0, -9, 12, 13, colour),
    ]
  },
  grip: (colour, bare) => [
    form('M-17-4C-21-16-16-29-3-30C12-31 20-22 19-9C18 4 9 9-2 8C-10 8-15 4-17-4Z', colour, {
      shift: [-7, -3],
    }),
    // Three finger marks and a thumb across: two marks over an arc would look like a smiling face.
    line('M-7-25v8M2-26v9M11-23v8', 4.5),
    ...(bare ? [] : [line('M-15-9c7-3 13 0 14 8', 4.5)]),
  ],
  fist: (colour, bare) => [
    form('M-21-4C-25-18-19-33-3-34C15-35 24-25 23-9C22 5 11 11-2 10C-12 10-19 4-21-4Z', colour, {
      shift: [-8, -3],
    }),
    line('M-9-29v10M1-31v11M11-29v10', 4.5),
    ...(bare ? [] : [line('M-19-10c8-4 16 0 17 9', 4.5)]),
  ],
  point: (colour) => [
    line('M7-22V-46', 23),
    form('M-19-2C-23-16-17-29-3-30C13-31 21-22 20-8C19 5 10 10-2 9C-11 9-17 4-19-2Z', colour, {
      shift: [-7, -3],
    }),
    line('M7-16V-46', 10, colour),
    line('M-9-25v9M-16-8c7-4 14 0 15 8', 4.5),
  ],
  paw: (colour) => [
    form('M-18 2C-23-12-18-28-1-29C17-29 23-13 18 2C12 8-12 8-18 2Z', colour, { shift: [-7, -2] }),
    line('M-6-25v8M6-25v8', 4.5),
  ],
  claw: (colour) => [
    shape('M-19-13l-6-23 19 11ZM-8-25l8-21 10 21ZM7-26l18-10 -5 23Z', '#FFF3DC', 5),
    form('M-18 2C-23-12-18-28-1-29C17-29 23-13 18 2C12 8-12 8-18 2Z', colour, { shift: [-7, -2] }),
  ],
}
