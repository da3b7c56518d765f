import { shade, tint } from '../colour.ts'
import { scallops } from '../parts/outline.ts'
import { flat, form, line, oval, pair, type Node } from '../shapes.ts'
import type { HairColour, HairStyle } from './likeness.ts'

/** Hair as the parts of a figure that it belongs to. */
interface Hair {
  /** Behind the body. */
  readonly back?: readonly Node[]
  readonly front: readonly Node[]
}

export const HAIR: Readonly<Record<HairColour, string>> = {
  black: '#2B2030',
  brown: '#4A2A1E',
  chestnut: '#7A4424',
  red: '#B8502A',
  blond: '#DDAE58',
}

const SCARF = '#1E7B74'
const BAND = '#D9485A'

/** The hair of a style in a colour; a headscarf hides it. */
export const hairOf = (style: HairStyle, colour: HairColour): Hair => STYLES[style](HAIR[colour])

const gleam = (colour: string, d = 'M166 150c16-24 40-38 68-42'): Node => line(d, 7, tint(colour, 0.26))

/** Close to the head, with a fringe to one side. */
const cap = (colour: string): Node[] => [
  form(
    'M126 216C112 136 168 84 240 84C312 84 368 136 354 216C346 216 342 204 340 192C330 172 316 160 300 152C268 168 214 176 166 170C150 182 142 194 140 204C138 214 132 220 126 216Z',
    colour,
  ),
  gleam(colour),
]

/** A parting in the middle, to the ears. */
const parted = (colour: string): Node[] => [
  form(
    'M122 232C106 150 158 82 240 82C322 82 374 150 358 232C346 230 342 216 338 202C312 190 270 164 240 122C210 164 168 190 142 202C138 216 134 230 122 232Z',
    colour,
  ),
  gleam(colour, 'M158 158c12-24 32-40 58-48'),
]

const STYLES: Readonly<Record<HairStyle, (colour: string) => Hair>> = {
  none: () => ({ front: [] }),
  short: (colour) => ({ front: cap(colour) }),
  long: (colour) => ({
    back: [
      form(
        'M118 204C106 128 158 78 240 78C322 78 374 128 362 204C360 262 372 310 380 366C330 390 150 390 100 366C108 310 120 262 118 204Z',
        colour,
      ),
    ],
    front: parted(colour),
  }),
  curly: (colour) => ({
    back: [form(scallops(240, 214, 128, 112, 13, { from: -250, bulge: 0.16 }), colour)],
    front: [
      form(
        'M134 208C114 196 112 162 132 148C142 124 170 112 194 122C214 104 258 102 280 120C304 108 338 122 348 148C368 164 364 198 346 208C338 202 338 192 332 184C314 188 298 180 290 168C272 182 250 180 240 166C228 182 206 182 194 170C184 186 166 190 150 186C146 194 144 204 134 208Z',
        colour,
      ),
      line('M152 166c6-10 16-14 28-14M216 138c10-6 24-6 32 0M302 148c12 0 22 6 28 14', 5, tint(colour, 0.28)),
    ],
  }),
  coils: (colour) => ({
    back: [form(scallops(240, 194, 134, 120, 17, { from: -250, bulge: 0.12 }), colour)],
    front: [
      form(
        `${scallops(240, 214, 120, 112, 13, { from: 192, to: 348, bulge: 0.1 }).slice(0, -1)}C330 176 300 158 240 158C180 158 150 176 122 190Z`,
        colour,
        { width: 6 },
      ),
      line(
        'M160 138q8-8 14 0M196 112q8-8 14 0M246 104q8-8 14 0M292 124q8-8 14 0M182 92q8-8 14 0M232 82q8-8 14 0M284 92q8-8 14 0',
        5,
        tint(colour, 0.3),
      ),
    ],
  }),
  braids: (colour) => ({
    back: [
      ...pair(
        form(
          'M118 226C100 236 98 256 108 266C96 280 98 296 108 304C98 316 100 332 110 340C104 352 110 366 124 366C138 366 144 352 138 340C148 330 148 316 140 304C150 294 150 278 140 266C152 256 150 236 136 226Z',
          colour,
          { shift: [-7, -3] },
        ),
        line('M108 266q16 8 32 0M108 304q16 8 32 0M110 340q14 7 28 0', 4.5, shade(colour, 0.4)),
        oval(124, 366, 13, 10, BAND, 6),
      ),
    ],
    front: parted(colour),
  }),
  bun: (colour) => ({
    back: [
      form(
        'M240 34C276 34 294 54 292 76C290 98 268 110 240 110C212 110 190 98 188 76C186 54 204 34 240 34Z',
        colour,
        { inside: [flat('M180 84h120v12H180Z', BAND)] },
      ),
    ],
    front: [
      form(
        'M124 222C106 140 162 80 240 80C318 80 374 140 356 222C346 222 342 208 340 196C326 160 290 138 240 138C190 138 154 160 140 196C138 208 134 222 124 222Z',
        colour,
      ),
      line('M196 104c10-4 20-6 30-7M170 124c-8 8-14 16-18 26', 6, tint(colour, 0.26)),
    ],
  }),
  headscarf: () => ({
    back: [
      form(
        'M120 190C104 252 108 312 130 350C180 384 300 384 350 350C372 312 376 252 360 190Z',
        shade(SCARF, 0.12),
      ),
    ],
    front: [
      form(
        'M240 84C318 84 368 142 368 208C368 262 346 302 318 322C294 338 186 338 162 322C134 302 112 262 112 208C112 142 162 84 240 84ZM240 132C190 132 152 166 148 214C146 264 184 300 240 300C296 300 334 264 332 214C328 166 290 132 240 132Z',
        SCARF,
        { shift: [-12, -4] },
      ),
      line('M152 158c16-26 38-40 66-44', 6, tint(SCARF, 0.3)),
      form(
        'M150 308C186 332 294 332 330 308C348 322 344 346 328 356C290 374 190 374 152 356C136 346 132 322 150 308Z',
        SCARF,
        { shift: [-10, -4] },
      ),
    ],
  }),
}
