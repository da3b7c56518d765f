import { acted, type Character } from '../art.ts'
import { shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { figure } from '../parts/figure.ts'
import { cord } from '../parts/limb.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, group, line, oval, shape } from '../shapes.ts'

const plume = '#8A6242'
const pale = '#F3E2C4'
const coat = '#C79A5A'
const green = '#4E7B5E'
const beak = '#F3A92B'

export const detectiveHoot: Character = acted({
  slug: 'detective-hoot',
  category: 'movies',
  position: 2,
  name: { en: 'Detective Hoot', pt: 'Detetive Pio' },
  article: 'o',
  description: {
    en: 'An owl who solves every mystery, especially who ate the last cookie.',
    pt: 'Uma coruja que resolve todo mistério, até o do último biscoito.',
  },
  greetingStyle: 'wise',
  voice: { pitch: 0.94, rate: 0.96, range: 1.25 },
  accent: '#B07A3C',
  background: '#E5E9D6',
  wavingArm: 'left',
  acting: {
    idle: { tilt: 3.4, rate: 0.2 },
    action: {
      turn: 0.4,
      tilt: 6,
      lookX: 0.3,
      right: { angle: 104, bend: -0.9, length: 54, prop: -16, over: true },
      left: AT.hip,
    },
    gesture: [
      { tilt: -3, left: { ...AT.temple, length: 144 }, hat: 2 },
      { tilt: 4, left: { ...AT.temple, length: 150 }, hat: 13 },
    ],
    rate: 0.8,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [
          form('M150 150C122 132 108 100 112 72C140 82 168 98 184 122Z', plume, { shift: [-6, -3] }),
          form('M330 150C358 132 372 100 368 72C340 82 312 98 296 122Z', plume, { shift: [-6, -3] }),
        ],
        body: [
          ...[-1, 1].map((side) =>
            group(
              [shape('M-30 0C-34-14-20-20-10-12C-6-24 8-24 12-12C22-20 36-14 32 0C30 8-28 8-30 0Z', beak, 6)],
              { x: 240 + side * 38, y: 520 },
            ),
          ),
          form(
            'M198 308C160 336 146 390 148 440C150 492 186 516 240 516C294 516 330 492 332 440C334 390 320 336 282 308Z',
            pale,
            {
              shift: [-20, -4],
              inside: [
                line(
                  'M216 470q8 8 16 0M248 470q8 8 16 0M200 490q8 8 16 0M232 492q8 8 16 0M264 490q8 8 16 0',
                  5,
                  '#D2B78C',
                ),
              ],
            },
          ),
          form(
            'M198 308C156 334 140 392 142 448C144 470 150 484 158 494C186 484 210 462 226 446L240 400L254 446C270 462 294 484 322 494C330 484 336 470 338 448C340 392 324 334 282 308L240 352Z',
            coat,
            {
              shift: [-18, -4],
            },
          ),
          oval(240, 424, 5, 5, plume, 4),
          line('M176 430h26M278 430h26', 5),
        ],
        armLeft: {
          rest: { angle: -54, bend: 0.3, length: 92 },
          shoulder: [62, 358],
          skin: plume,
          width: 34,
          hand: { kind: 'paw' },
          sleeve: { colour: coat, to: 0.66, width: 38, cuff: tint(coat, 0.28) },
        },
        armRight: {
          rest: { angle: 6, bend: -0.36, length: 104 },
          up: { angle: 26, bend: -0.32, length: 116 },
          shoulder: [60, 358],
          skin: plume,
          width: 34,
          hand: { kind: 'paw' },
          sleeve: { colour: coat, to: 0.6, width: 38, cuff: tint(coat, 0.28) },
          prop: {
            angle: 14,
            draw: [
              ...cord('M0 26V-40', 11, '#7A4A30'),
              oval(0, -82, 38, 38, '#F3B33B', 7),
              oval(0, -82, 26, 26, '#DDF1F7', 6),
              line('M-12-86q2-12 12-14', 6, '#FFFFFF'),
            ],
          },
        },
        over: [
          form(
            'M200 312L178 344L206 362L196 384L240 404L284 384L274 362L302 344L280 312L240 356Z',
            tint(coat, 0.28),
            { width: 6, shift: [-9, -4] },
          ),
        ],
        head: [
          form(
            'M240 100C304 100 350 142 352 206C354 268 306 308 240 308C174 308 126 268 128 206C130 142 176 100 240 100Z',
            plume,
            {
              shade: shade(plume, 0.22),
              shift: [-14, -7],
              inside: [
                flat(
                  'M240 188C226 152 168 146 150 186C132 226 148 286 196 298C222 304 236 300 240 300C244 300 258 304 284 298C332 286 348 226 330 186C312 146 254 152 240 188Z',
                  pale,
                ),
                line('M226 128l14 14 14-14M204 124l10 10M276 124l-10 10', 5, shade(plume, 0.3)),
              ],
            },
          ),
        ],
        face: face(
          {
            eyes: 'tall',
            iris: '#C9861E',
            blush: '#EE8F6C',
            brow: '#5A3C28',
            browWidth: 9,
            apart: 46,
            mouthY: 276,
            under: [oval(194, 227, 42, 41, '#E9CB97', 5), oval(286, 227, 42, 41, '#E9CB97', 5)],
            nose: [
              form(
                'M224 240C230 232 250 232 256 240C256 254 248 264 240 268C232 264 224 254 224 240Z',
                beak,
                { width: 6, shift: [-6, -3] },
              ),
            ],
            cheekY: 268,
          },
          pose,
        ),
        hairFront: [
          form(
            'M150 138C154 92 188 62 240 62C292 62 326 92 330 138C300 150 270 154 240 154C210 154 180 150 150 138Z',
            green,
            {
              inside: [
                flat('M148 118C200 138 280 138 332 118V144H148Z', '#2F4E3C'),
                line(
                  'M196 66L176 140M240 60V150M284 66L304 140M156 104Q240 128 324 104',
                  4.5,
                  tint(green, 0.25),
                ),
              ],
            },
          ),
          form(
            'M108 156C126 132 156 130 176 136C214 146 266 146 304 136C324 130 354 132 372 156C340 172 300 166 240 166C180 166 140 172 108 156Z',
            green,
            { shift: [-12, -5] },
          ),
          line('M228 60h24', 9),
        ],
      },
      pose,
    ),
})
