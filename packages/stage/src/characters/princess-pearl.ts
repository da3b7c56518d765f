import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { figure } from '../parts/figure.ts'
import { humanHead, neck } from '../parts/head.ts'
import { scallops, star } from '../parts/outline.ts'
import { flat, form, line, oval } from '../shapes.ts'

const skin = SKIN.deep
const hair = '#2C8C8A'
const gold = '#F3A92B'
const coral = '#F0736A'

export const princessPearl: Character = acted({
  slug: 'princess-pearl',
  category: 'princesses',
  position: 4,
  name: { en: 'Princess Pearl', pt: 'Princesa Pérola' },
  article: 'a',
  description: {
    en: 'Swims with the dolphins and laughs in bubbles.',
    pt: 'Nada com os golfinhos e dá risada em bolhinhas.',
  },
  greetingStyle: 'playful',
  voice: { pitch: 1.28, rate: 1.02, range: 1.55 },
  accent: '#F3A92B',
  background: '#D3EDEA',
  wavingArm: 'left',
  acting: {
    gait: 'float',
    legs: false,
    idle: { rise: 9, lean: 1.4, rate: 0.36 },
    action: {
      turn: -0.4,
      lean: -4,
      lookX: -0.4,
      left: { angle: 46, bend: -0.2, length: 132, hand: 'open' },
      right: { angle: 44, bend: -0.2, length: 132 },
    },
    gesture: [
      {
        lean: -5,
        tilt: -5,
        left: { angle: 28, bend: -0.2, length: 116, hand: 'open' },
        right: { angle: -24, bend: -0.2, length: 104 },
      },
      {
        lean: 5,
        tilt: 5,
        left: { angle: -30, bend: 0.2, length: 104, hand: 'open' },
        right: { angle: 36, bend: -0.2, length: 124 },
      },
    ],
    rate: 0.9,
  },
  draw: (pose) =>
    figure(
      {
        behind: [
          oval(86, 330, 12, 12, '#FFFFFF', 4.5, 0.75),
          oval(66, 296, 7, 7, '#FFFFFF', 4, 0.75),
          oval(104, 300, 5, 5, '#FFFFFF', 4, 0.75),
          form(
            'M352 452C344 418 356 388 384 372C392 392 396 402 404 410C418 402 434 402 446 408C446 440 420 466 384 470Z',
            '#F7C25B',
            { shift: [-9, -6] },
          ),
          line('M382 392c-6 20-8 34-6 50M428 420c-16 8-28 18-38 30', 4.5, '#C97F1B'),
        ],
        hairBack: [form(scallops(240, 226, 132, 128, 13, { from: -262, bulge: 0.16 }), hair)],
        body: [
          neck(skin),
          form(
            'M214 318C198 322 186 334 186 352C190 380 198 396 196 416H284C282 396 290 380 294 352C294 334 282 322 266 318C256 332 224 332 214 318Z',
            skin,
          ),
          form(
            'M197 392C222 402 258 402 283 392C296 424 300 446 308 458C324 470 342 458 354 440C372 440 388 450 392 464C372 512 330 530 276 528C214 526 168 500 172 446C176 424 188 408 197 392Z',
            gold,
            {
              shift: [-8, -16],
              inside: [
                flat('M190 386h100v18c-30 10-70 10-100 0Z', '#FFD27A'),
                line(
                  'M196 430q12 14 24 0q12 14 24 0q12 14 24 0M186 456q13 14 26 0q13 14 26 0q13 14 26 0q13 14 26 0M196 482q13 14 26 0q13 14 26 0q13 14 26 0q13 14 26 0M232 506q13 12 26 0q13 12 26 0q13 12 26 0',
                  5,
                  '#D98E1E',
                ),
              ],
            },
          ),
        ],
        armLeft: { rest: { angle: -36, bend: 0.36, length: 92 }, skin },
        armRight: {
          rest: { angle: 14, bend: -0.34, length: 114 },
          up: { angle: 42, bend: -0.24, length: 124 },
          skin,
          hand: { kind: 'relaxed' },
          prop: {
            over: true,
            angle: 6,
            draw: [
              form('M-34-42C-34-66 34-66 34-42C34-26 14-18 0-18C-14-18-34-26-34-42Z', '#FBE3EC', {
                width: 6,
                shift: [-6, -3],
              }),
              line('M-14-22l-6-30M0-20v-36M14-22l6-30', 4.5, '#E7A9BD'),
              oval(0, -34, 10, 10, '#FFFFFF', 5),
            ],
          },
        },
        over: [
          form(
            'M190 346C204 338 222 340 240 352C258 340 276 338 290 346C294 364 290 380 286 390C256 402 224 402 194 390C190 380 186 364 190 346Z',
            coral,
            { inside: [line('M214 340v52M240 352v44M266 340v52', 4.5, '#C9504C')] },
          ),
          line('M210 326q30 26 60 0', 5, '#FFF3E6'),
          oval(240, 341, 6, 6, '#FFFFFF', 4),
        ],
        head: humanHead({ skin, inside: [flat('M120 90h240v90c-70-28-160-20-240 24Z', shade(skin, 0.22))] }),
        face: face({ eyes: 'tall', iris: '#1F7A74', blush: '#E26A52', brow: '#1D5F5E', lashes: true }, pose),
        hairFront: [
          form(
            'M116 236C96 176 122 116 174 98C212 78 270 78 306 98C358 116 384 176 364 236C356 246 344 240 340 226C338 208 330 196 318 188C300 190 286 180 278 164C252 190 206 192 178 176C176 194 160 204 148 206C144 226 132 248 116 236Z',
            hair,
          ),
          line(
            'M152 150c12-20 30-32 52-36M300 112c18 8 30 20 36 36M278 164c-2-10 0-18 4-26',
            7,
            tint(hair, 0.3),
          ),
        ],
        hat: [
          form(star(318, 126, 27, 0.56), coral, { width: 6, shift: [-5, -3] }),
          oval(318, 128, 4, 4, '#FFD9CF'),
          oval(186, 94, 9, 9, '#FFFFFF', 5),
          oval(212, 84, 9, 9, '#FFFFFF', 5),
          oval(240, 80, 11, 11, '#FFFFFF', 5),
          oval(268, 84, 9, 9, '#FFFFFF', 5),
        ],
      },
      pose,
    ),
})
