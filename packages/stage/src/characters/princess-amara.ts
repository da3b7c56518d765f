import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead, neck } from '../parts/head.ts'
import { cord } from '../parts/limb.ts'
import { star } from '../parts/outline.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, line, oval, shape } from '../shapes.ts'

const skin = SKIN.brown
const hair = '#432619'
const rose = '#D9485A'
const cream = '#FCE4D6'
const gold = '#F3A92B'

export const princessAmara: Character = acted({
  slug: 'princess-amara',
  category: 'princesses',
  position: 1,
  name: { en: 'Princess Amara', pt: 'Princesa Amara' },
  article: 'a',
  description: {
    en: 'Sings to the sunrise and keeps a star ready for every wish.',
    pt: 'Canta para a manhã e guarda uma estrela para cada desejo.',
  },
  greetingStyle: 'warm',
  voice: { pitch: 1.2, rate: 0.98, range: 1.4 },
  accent: '#D9485A',
  background: '#FBE1D8',
  wavingArm: 'left',
  acting: {
    idle: { tilt: 1.6, lean: 0.6, rate: 0.3 },
    action: {
      turn: 0.35,
      lean: -3,
      tilt: -4,
      lookX: 0.3,
      lookY: -0.5,
      left: AT.hip,
      right: { angle: 54, bend: -0.18, length: 146, prop: -14 },
    },
    gesture: [
      { tilt: -6, lean: -2, left: AT.heart },
      { tilt: 7, lean: 3, left: AT.heart, right: { angle: 56, bend: -0.2, length: 120, prop: 8 } },
    ],
    rate: 0.8,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [
          form(
            'M124 200C108 122 168 84 240 84C312 84 372 122 356 200C360 252 394 290 388 346C384 388 366 414 334 424C342 410 340 400 334 394C316 424 286 426 262 410H218C194 426 164 424 146 394C140 400 138 410 146 424C114 414 96 388 92 346C86 290 120 252 124 200Z',
            hair,
          ),
          line('M118 330c2 24 10 40 22 52M362 330c-2 24-10 40-22 52', 5, tint(hair, 0.18)),
        ],
        body: [
          ...shoes({ colour: gold, kind: 'slipper' }, 32),
          neck(skin),
          form(
            'M208 320C196 326 190 340 192 358C195 376 204 388 201 402C178 430 136 464 118 500C176 524 304 524 362 500C344 464 302 430 279 402C276 388 285 376 288 358C290 340 284 326 272 320C258 338 222 338 208 320Z',
            rose,
            {
              inside: [
                flat(
                  'M212 402C190 440 176 474 168 530h-60v-130ZM268 402c22 38 36 72 44 128h60v-130Z',
                  shade(rose, 0.12),
                ),
                flat(
                  'M100 470c14 20 34 20 44 4c10 18 34 20 46 4c12 18 38 18 50 0c12 18 38 18 50 0c12 16 36 14 46-4c10 16 30 16 44-4v70H100Z',
                  cream,
                ),
                flat('M196 392h88v14h-88Z', gold),
              ],
            },
          ),
          line('M200 405c26 9 54 9 80 0', 5),
          form('M211 322c11 20 47 20 58 0l9 12c-16 22-60 22-76 0Z', gold, { width: 6 }),
          oval(240, 346, 8, 8, rose, 5),
        ],
        armLeft: {
          rest: { angle: -60, bend: 0.16, length: 112 },
          skin,
          cap: [form('M-22-22C4-36 34-14 30 22C10 36-14 30-26 14Z', cream, { shift: [-9, -4] })],
        },
        armRight: {
          rest: { angle: 38, bend: -0.22, length: 120 },
          up: { angle: 50, bend: -0.2, length: 132 },
          skin,
          hand: { kind: 'grip' },
          prop: {
            angle: 22,
            draw: [
              ...cord('M0 8V-74', 6, '#FBE9B8'),
              form(star(0, -98, 33, 0.52), gold, { shift: [-7, -3] }),
              oval(-7, -108, 5, 4, '#FFF3D6'),
            ],
          },
          cap: [form('M-22-22C4-36 34-14 30 22C10 36-14 30-26 14Z', cream, { shift: [-9, -4] })],
        },
        head: humanHead({
          skin,
          inside: [
            flat('M120 214C200 216 280 190 306 150C326 170 340 200 352 226V100H120Z', shade(skin, 0.22)),
          ],
        }),
        face: face({ eyes: 'almond', blush: '#EE7F72', lashes: true, brow: '#432619' }, pose),
        hairFront: [
          form(
            'M122 224C108 144 160 86 240 86C320 86 372 144 358 224C352 232 345 230 342 222C338 190 326 164 304 146C284 180 214 199 152 201C148 222 130 236 122 224Z',
            hair,
          ),
          line('M158 156c20-28 50-40 84-40', 8, tint(hair, 0.22)),
          line('M300 148c-10 14-26 24-44 32', 4.5, shade(hair, 0.3)),
        ],
        hat: [
          form('M184 106L174 50L208 76L240 26L272 76L306 50L296 106C262 94 218 94 184 106Z', gold, {
            inside: [flat('M170 98c40-14 100-14 140 0v20H170Z', '#FFC95C')],
          }),
          ...[174, 306].map((x) => oval(x, 48, 7, 7, gold, 5)),
          oval(240, 26, 8, 8, gold, 5),
          shape('M240 64l10 14-10 14-10-14Z', rose, 5),
          oval(203, 92, 4.5, 4.5, '#FFF3D6'),
          oval(277, 92, 4.5, 4.5, '#FFF3D6'),
        ],
      },
      pose,
    ),
})
