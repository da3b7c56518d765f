import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoeAt } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead, neck } from '../parts/head.ts'
import { star } from '../parts/outline.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, line } from '../shapes.ts'

const skin = SKIN.fair
const hair = '#B5522B'
const teal = '#1E7B74'
const red = '#A3242A'
const gold = '#F3A92B'

export const captainKindly: Character = acted({
  slug: 'captain-kindly',
  category: 'heroes',
  position: 1,
  name: { en: 'Captain Kindly', pt: 'Capitão Gentil' },
  article: 'o',
  description: {
    en: 'Flies fast, lands badly and always shows up on time.',
    pt: 'Voa rápido, pousa torto e sempre chega na hora.',
  },
  greetingStyle: 'funny',
  voice: { pitch: 1.05, rate: 1.06, kind: 'man', range: 1.6 },
  accent: '#1E7B74',
  background: '#CFE7EF',
  wavingArm: 'left',
  acting: {
    bareHead: true,
    gait: 'float',
    idle: { sweep: 1.8, bounce: 0.2, rate: 0.42 },
    action: {
      turn: 0.45,
      lean: 5,
      tilt: 3,
      lookX: 0.4,
      lookY: -0.6,
      sweep: 5,
      left: AT.hip,
      right: { angle: 58, bend: -0.06, length: 172 },
    },
    gesture: [
      { tilt: 2, left: { ...AT.temple, length: 156 } },
      { tilt: -7, lean: -3, left: { ...AT.temple, angle: 50, length: 150 } },
    ],
    rate: 0.9,
  },
  draw: (pose) =>
    figure(
      {
        behind: [
          form(
            'M196 320C138 356 96 430 74 508C104 500 128 506 146 520C172 502 210 500 240 508C270 500 308 502 334 520C352 506 376 500 406 508C384 430 342 356 284 320Z',
            red,
            {
              inside: [
                flat(
                  'M170 352C140 400 126 450 128 520l34 4C160 460 168 400 190 356ZM310 352c30 48 44 98 42 168l-34 4C320 460 312 400 290 356Z',
                  shade(red, 0.35),
                ),
              ],
            },
          ),
        ],
        body: [
          shoeAt({ colour: red, kind: 'boot', sole: gold }, -1, 34),
          // He lost the other one on the way, as always.
          shoeAt({ colour: skin, kind: 'bare' }, 1, 34),
          neck(skin),
          form(
            'M214 318C196 322 182 332 181 350C180 378 186 408 184 432C182 452 182 466 182 484H232L238 458H242L248 484H298C298 466 298 452 296 432C294 408 300 378 299 350C298 332 284 322 266 318C256 332 224 332 214 318Z',
            teal,
            {
              inside: [
                flat('M170 416c46 12 94 12 140 0v24c-46 12-94 12-140 0Z', gold),
                flat('M196 310c12 30 76 30 88 0l6 12c-16 34-84 34-100 0Z', gold),
              ],
            },
          ),
          line('M182 418c20 5 38 8 58 8s38-3 58-8M182 441c20 5 38 8 58 8s38-3 58-8', 4.5),
          form('M221 411h38v35h-38Z', '#FFC95C', { width: 5 }),
          line('M252 372c14-2 26 4 32 14M250 384c8 0 16 4 20 10', 5, gold),
          form(star(234, 378, 21, 0.54), gold, { width: 5, shift: [-5, -2] }),
        ],
        armLeft: {
          rest: { angle: -50, bend: 0.4, length: 82 },
          up: { angle: 36, bend: -0.24, length: 140 },
          skin: teal,
          width: 29,
          hand: { kind: 'relaxed', colour: red },
          sleeve: { colour: teal, to: 0.86, width: 29, cuff: gold },
        },
        armRight: {
          rest: { angle: 42, bend: -0.26, length: 150 },
          up: { angle: 50, bend: -0.18, length: 156 },
          skin: teal,
          width: 29,
          hand: { kind: 'fist', colour: red },
          sleeve: { colour: teal, to: 0.84, width: 29, cuff: gold },
          prop: { angle: 8, draw: [line('M-10-50l-4-15M12-49l5-14M30-36l12-8', 6, gold)] },
        },
        head: humanHead({
          skin,
          inside: [flat('M120 90h240v86C300 150 190 170 120 212Z', shade(skin, 0.2))],
        }),
        face: face(
          {
            eyes: 'sharp',
            iris: '#3F7FB5',
            blush: '#EE7F72',
            brow: shade(teal, 0.55),
            browLift: -7,
            cheekY: 274,
            mouthY: 272,
            nose: [line('M235 250q5 5 10 0', 4.5)],
            under: [
              form(
                'M129 200C166 178 208 184 240 202C272 184 314 178 351 200C356 232 346 256 318 260C286 264 262 252 240 234C218 252 194 264 162 260C134 256 124 232 129 204Z',
                teal,
                { shift: [-10, -6] },
              ),
            ],
          },
          pose,
        ),
        hairFront: [
          form(
            'M124 212C110 150 140 96 208 92C218 66 262 50 300 62C288 68 284 76 286 84C338 98 368 150 356 212C344 204 336 188 332 170C312 178 286 174 268 158C234 178 178 178 144 206C138 212 128 216 124 212Z',
            hair,
          ),
          line('M158 148c16-18 36-26 58-28', 8, tint(hair, 0.3)),
          line('M226 110c10-20 26-30 44-34M268 158c-8-6-12-12-14-18', 4.5, shade(hair, 0.35)),
        ],
      },
      pose,
    ),
})
