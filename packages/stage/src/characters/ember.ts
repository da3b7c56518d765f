import { acted, type Character } from '../art.ts'
import { shade, tint } from '../colour.ts'
import { face, fangs } from '../parts/face.ts'
import { pawFeet } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { cord } from '../parts/limb.ts'
import { flat, form, line, mirrored, oval, shape, type Node } from '../shapes.ts'

const green = '#5BAE63'
const dark = '#3C8750'
const belly = '#FBE6B4'
const orange = '#F08A3C'

const wing: Node[] = [
  form(
    'M182 366C160 330 126 306 82 306C90 322 84 336 66 346C84 354 88 368 80 386C98 384 108 392 112 408C128 392 156 388 186 400Z',
    orange,
    {
      shift: [-8, -5],
      inside: [
        line(
          'M84 308C120 324 150 350 178 384M68 346C104 348 140 362 178 384M82 386C112 378 148 378 178 386',
          5,
          shade(orange, 0.3),
        ),
      ],
    },
  ),
]

export const ember: Character = acted({
  slug: 'ember',
  category: 'movies',
  position: 5,
  name: { en: 'Ember', pt: 'Brasinha' },
  article: 'o',
  description: {
    en: 'A small dragon who lights birthday candles with one careful sneeze.',
    pt: 'Um dragãozinho que acende velas de aniversário com um espirro só.',
  },
  greetingStyle: 'excited',
  voice: { pitch: 1.34, rate: 1.04, range: 1.7 },
  accent: '#4E9B57',
  background: '#FBE4CF',
  wavingArm: 'left',
  acting: {
    gait: 'float',
    idle: { sweep: 2.6, bounce: 0.35, rate: 0.6 },
    action: {
      lean: -4,
      tilt: -5,
      turn: 0.3,
      lookY: -0.2,
      sweep: 5,
      left: { angle: 42, bend: -0.3, length: 108 },
      right: { angle: 26, bend: -0.3, length: 108 },
    },
    gesture: [
      { sweep: -5, bounce: -0.6, left: { angle: 0, bend: -0.2, length: 92 } },
      { sweep: 6, bounce: 0.8, rise: 8, lookY: -0.4, left: { angle: 40, bend: -0.3, length: 104 } },
    ],
    rate: 2,
  },
  draw: (pose) =>
    figure(
      {
        behind: [
          form(
            'M306 488C356 508 408 494 424 452C430 436 428 420 424 406L440 400L414 372L396 406L408 406C410 430 394 448 366 450C346 452 326 446 310 438Z',
            green,
            {
              inside: [flat('M380 360h70v48h-70Z', orange)],
            },
          ),
          ...wing,
          mirrored(...wing),
        ],
        hairBack: [
          form('M160 130C136 120 128 92 138 66C156 84 180 92 198 108Z', belly, { shift: [-5, -3] }),
          form('M320 130C344 120 352 92 342 66C324 84 300 92 282 108Z', belly, { shift: [-5, -3] }),
          form('M136 196C112 190 92 198 80 214C96 220 104 230 108 244C120 250 134 246 142 236Z', orange, {
            shift: [-6, -3],
          }),
          form('M344 196C368 190 388 198 400 214C384 220 376 230 372 244C360 250 346 246 338 236Z', orange, {
            shift: [-6, -3],
          }),
        ],
        body: [
          form(
            'M196 310C164 340 148 394 150 440C152 494 186 524 240 524C294 524 328 494 330 440C332 394 316 340 284 310Z',
            green,
            {
              shift: [-22, -4],
              inside: [
                flat(
                  'M240 340C286 340 300 402 296 450C292 496 270 522 240 522C210 522 188 496 184 450C180 402 194 340 240 340Z',
                  belly,
                ),
                line('M190 398q50 14 100 0M184 432q56 16 112 0M188 466q52 16 104 0', 5, '#E7C583'),
              ],
            },
          ),
          ...pawFeet(green, 46, 40),
        ],
        armLeft: {
          rest: { angle: -44, bend: 0.34, length: 84 },
          shoulder: [60, 360],
          skin: green,
          width: 32,
          hand: { kind: 'claw' },
        },
        armRight: {
          rest: { angle: 8, bend: -0.36, length: 94 },
          up: { angle: 30, bend: -0.3, length: 108 },
          shoulder: [60, 360],
          skin: green,
          width: 32,
          hand: { kind: 'paw' },
          prop: {
            angle: 6,
            over: true,
            draw: [
              form('M-30-32H30L22 4H-22Z', '#F6A5B0', {
                width: 6,
                inside: [line('M-14-34l4 40M0-34v40M14-34l-4 40', 4, '#D97C8F')],
              }),
              form('M-34-32C-40-54-20-58-14-54C-8-70 18-68 18-54C34-58 42-46 34-32Z', '#FFF6EC', {
                width: 6,
                shift: [-6, -4],
              }),
              ...cord('M2-64V-84', 7, '#58A9C6'),
              shape('M2-118c12 12 12 24 6 30c-4 4-10 4-13 0c-6-8 0-14 7-30Z', '#F7BE3B', 5),
            ],
          },
        },
        head: [
          form(
            'M240 102C294 102 334 134 342 186C356 202 366 222 362 248C354 290 304 312 240 312C176 312 126 290 118 248C114 222 124 202 138 186C146 134 186 102 240 102Z',
            green,
            {
              shade: shade(green, 0.2),
              shift: [-15, -7],
              inside: [
                flat(
                  'M240 236C300 236 344 246 352 276C330 310 290 316 240 316C190 316 150 310 128 276C136 246 180 236 240 236Z',
                  tint(green, 0.42),
                ),
                oval(164, 168, 8, 6, dark),
                oval(182, 150, 5, 4, dark),
                oval(316, 168, 8, 6, dark),
                oval(298, 150, 5, 4, dark),
              ],
            },
          ),
        ],
        face: face(
          {
            iris: '#C9861E',
            blush: '#F08F6A',
            eyeY: 214,
            apart: 48,
            mouthY: 274,
            cheekY: 252,
            brow: '#2B6340',
            nose: [line('M222 250q5-6 10 0M248 250q5-6 10 0', 5)],
            over: fangs(pose.mouth, 274, [-1]),
          },
          pose,
        ),
        hairFront: [
          form(
            'M214 112C200 96 204 78 214 68C218 76 222 80 228 80C226 60 236 44 252 38C250 54 258 62 268 66C272 62 274 58 274 52C286 66 284 96 266 112C252 104 228 104 214 112Z',
            orange,
            {
              shift: [-7, -4],
              inside: [flat('M240 112c-8-14-2-26 6-34c2 12 14 20 8 36Z', '#F7C25B')],
            },
          ),
        ],
      },
      pose,
    ),
})
