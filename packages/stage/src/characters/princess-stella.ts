import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face, glasses } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead, neck } from '../parts/head.ts'
import { scallops, star } from '../parts/outline.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, line, oval } from '../shapes.ts'

const skin = SKIN.dark
const hair = '#2A1A1C'
const night = '#3D5A9E'
const gold = '#F3B33B'

export const princessStella: Character = acted({
  slug: 'princess-stella',
  category: 'princesses',
  position: 2,
  name: { en: 'Princess Stella', pt: 'Princesa Estela' },
  article: 'a',
  description: {
    en: 'Stays up late counting stars and happily loses count every time.',
    pt: 'Dorme tarde contando estrelas e, feliz da vida, sempre perde a conta.',
  },
  greetingStyle: 'excited',
  voice: { pitch: 1.3, rate: 1.04, range: 1.8 },
  accent: '#3D5A9E',
  background: '#DFE6F5',
  wavingArm: 'left',
  acting: {
    idle: { tilt: 2.2, rate: 0.24 },
    action: {
      turn: -0.45,
      tilt: -6,
      lookX: -0.6,
      lookY: -0.8,
      left: AT.sky,
      right: { angle: 30, bend: -0.3, length: 112, prop: 6 },
    },
    gesture: [
      { tilt: -4, lookX: -0.5, lookY: -0.7, left: { angle: 24, bend: -0.2, length: 138, hand: 'point' } },
      { tilt: 3, lookX: -0.2, lookY: -0.9, left: { angle: 54, bend: -0.14, length: 146, hand: 'point' } },
    ],
    rate: 1.2,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [form(scallops(240, 92, 84, 62, 9, { from: -200, bulge: 0.24 }), hair)],
        body: [
          form('M208 470h22v36h-22ZM250 470h22v36h-22Z', skin, { shade: false }),
          ...shoes({ colour: gold, kind: 'boot', sole: '#FFF3D6' }, 32),
          neck(skin),
          form(
            'M212 318C196 324 186 336 187 354C190 376 200 390 198 404C176 420 152 448 146 474C146 492 168 500 182 490C194 502 222 502 232 490H248C258 502 286 502 298 490C312 500 334 492 334 474C328 448 304 420 282 404C280 390 290 376 293 354C294 336 284 324 268 318C256 334 224 334 212 318Z',
            night,
            {
              inside: [
                flat('M180 392h120v16H180Z', gold),
                flat(
                  star(190, 452, 11) + star(240, 432, 9) + star(288, 456, 11) + star(236, 470, 7),
                  '#FFE2A0',
                ),
                oval(214, 432, 3, 3, '#FFF3D6'),
                oval(268, 428, 3, 3, '#FFF3D6'),
                oval(262, 482, 3, 3, '#FFF3D6'),
                oval(168, 474, 3, 3, '#FFF3D6'),
                flat('M232 330h16v62h-16Z', tint(night, 0.18)),
              ],
            },
          ),
          line('M198 406c28 8 56 8 84 0', 5),
        ],
        armLeft: {
          rest: { angle: -48, bend: 0.3, length: 92 },
          skin,
          sleeve: { colour: night, to: 0.55, width: 33, cuff: gold },
        },
        armRight: {
          rest: { angle: 20, bend: -0.3, length: 108 },
          up: { angle: 40, bend: -0.24, length: 124 },
          skin,
          sleeve: { colour: night, to: 0.5, width: 33, cuff: gold },
          hand: { kind: 'grip' },
          prop: {
            angle: 24,
            draw: [
              form('M-9-34H9V20H-9Z', '#C9772B', { width: 6, shift: [-6, 0] }),
              form('M-13-34L-22-100H22L13-34Z', '#E2623B', {
                width: 6,
                shift: [-9, 0],
                inside: [flat('M-30-66h60v10h-60Z', gold)],
              }),
              form('M-16-40H16V-28H-16Z', gold, { width: 6, shift: [-8, 0] }),
              form('M-27-106C-27-94 27-94 27-106C27-120-27-120-27-106Z', gold, { width: 6, shade: false }),
              oval(0, -107, 18, 6, '#DDF1F7', 4),
            ],
          },
        },
        head: humanHead({ skin, inside: [flat('M120 90h240v90c-60-34-180-34-240 0Z', shade(skin, 0.26))] }),
        face: face({ blush: '#D0573F', brow: hair, lashes: true, browLift: 13, over: glasses(gold) }, pose),
        hairFront: [
          form(
            'M126 210C114 142 168 92 240 92C312 92 366 142 354 210C346 208 340 196 336 184C316 150 284 140 240 140C196 140 164 150 144 184C140 196 134 208 126 210Z',
            hair,
          ),
          line(
            'M170 142c8-10 18-18 30-22M206 132c4-8 12-14 20-16M274 132c-4-8-12-14-20-16M310 142c-8-10-18-18-30-22',
            5,
            tint(hair, 0.24),
          ),
        ],
        hat: [
          line('M148 138C186 98 294 98 332 138', 19),
          line('M148 138C186 98 294 98 332 138', 7, gold),
          form(star(240, 100, 26, 0.54), gold, { width: 6, shift: [-5, -2] }),
          oval(184, 112, 5, 5, '#FFF3D6'),
          oval(296, 112, 5, 5, '#FFF3D6'),
          line('M196 66c8-14 22-22 36-24', 7, tint(hair, 0.24)),
        ],
      },
      pose,
    ),
})
