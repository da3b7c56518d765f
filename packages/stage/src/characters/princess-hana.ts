import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { blossom } from '../parts/blossom.ts'
import { face } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { neck, skull } from '../parts/head.ts'
import { cord } from '../parts/limb.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, line } from '../shapes.ts'

const skin = SKIN.porcelain
const hair = '#2B2226'
const green = '#5E9E5A'
const straw = '#F2CE84'
const cream = '#FFF6E6'

export const princessHana: Character = acted({
  slug: 'princess-hana',
  category: 'princesses',
  position: 3,
  name: { en: 'Princess Hana', pt: 'Princesa Hana' },
  article: 'a',
  description: {
    en: 'Knows every flower in the royal garden by name.',
    pt: 'Conhece cada flor do jardim real pelo nome.',
  },
  greetingStyle: 'gentle',
  voice: { pitch: 1.22, rate: 0.94, range: 1.25 },
  accent: '#5E9E5A',
  background: '#E4F0D8',
  wavingArm: 'left',
  acting: {
    idle: { lean: 1.2, rate: 0.28 },
    action: {
      lean: 4,
      tilt: 7,
      turn: 0.4,
      lookX: 0.6,
      lookY: 0.6,
      right: { angle: 16, bend: -0.2, length: 116, prop: 42 },
      left: AT.hip,
    },
    gesture: [
      { tilt: -3, left: AT.temple, hat: 3 },
      { tilt: -8, left: { ...AT.temple, length: 160 }, hat: 18 },
    ],
    rate: 0.7,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [
          form(
            'M118 180C110 230 104 280 112 312C140 330 180 326 200 310H280C300 326 340 330 368 312C376 280 370 230 362 180Z',
            hair,
          ),
        ],
        body: [
          form('M206 462h24v40h-24ZM250 462h24v40h-24Z', skin, { shade: false }),
          ...shoes({ colour: '#E2623B', kind: 'boot' }, 32),
          neck(skin),
          form(
            'M212 318C196 324 184 336 184 354C188 380 198 392 196 408C174 428 158 452 154 478C206 496 274 496 326 478C322 452 306 428 284 408C282 392 292 380 296 354C296 336 284 324 268 318C256 332 224 332 212 318Z',
            green,
            {
              inside: [
                flat('M206 408C194 430 188 456 192 500h96c4-44-2-70-14-92Z', cream),
                flat('M150 470c60 18 120 18 180 0v20H150Z', tint(green, 0.35)),
              ],
            },
          ),
          form('M206 402c22 7 46 7 68 0l4 18c-26 8-50 8-76 0Z', '#F6A5B0', { width: 5 }),
          line('M222 456q18 12 36 0M222 456v-14h36v14', 4.5),
          form(
            'M204 318c10 14 22 22 36 24c14-2 26-10 36-24l14 12c-8 24-28 36-50 26c-22 10-42-2-50-26Z',
            cream,
            { width: 6 },
          ),
        ],
        armLeft: {
          rest: { angle: -54, bend: 0.22, length: 104 },
          skin,
          sleeve: { colour: green, to: 0.46, width: 36, cuff: cream },
        },
        armRight: {
          rest: { angle: -14, bend: -0.2, length: 92 },
          up: { angle: 30, bend: -0.28, length: 112 },
          skin,
          sleeve: { colour: green, to: 0.5, width: 36, cuff: cream },
          hand: { kind: 'grip' },
          prop: {
            angle: 0,
            draw: [
              ...cord('M-24 26C-30-22 36-24 30 26', 7, '#3E8FB0'),
              form('M-34 20H38L44 76C20 84-18 84-40 76Z', '#58A9C6', {
                inside: [flat('M-44 40h92v10h-92Z', '#CFE7EF')],
              }),
              ...cord('M40 60C56 50 58 36 66 22', 8, '#58A9C6'),
              form('M56 14l20 10-6 12-20-10Z', '#CFE7EF', { width: 5, shade: false }),
            ],
          },
        },
        head: [skull(skin, [flat('M120 90h240v106c-60 18-180 18-240 0Z', shade(skin, 0.18))])],
        face: face(
          { browLift: -6, eyes: 'almond', iris: '#5A3A26', blush: '#F08A86', brow: hair, lashes: true },
          pose,
        ),
        hairFront: [
          form(
            'M124 150C112 196 108 240 114 290C134 292 148 280 148 262C146 232 150 196 158 172C184 184 214 184 236 170C262 184 296 184 322 172C330 196 334 232 332 262C332 280 346 292 366 290C372 240 368 196 356 150Z',
            hair,
          ),
          line('M136 212c-4 18-4 34-2 50M344 212c4 18 4 34 2 50', 5, tint(hair, 0.25)),
        ],
        hat: [
          form(
            'M58 166C64 132 120 116 160 114C166 56 200 34 240 34C280 34 314 56 320 114C360 116 416 132 422 166C400 176 330 154 240 154C150 154 80 176 58 166Z',
            straw,
            { inside: [flat('M154 96C200 112 280 112 326 96L330 124C280 140 200 140 150 124Z', '#F6A5B0')] },
          ),
          line('M160 114C206 132 274 132 320 114', 5),
          line(
            'M196 60q10-10 22-12M92 148q14-8 26-12M388 148q-14-8-26-12M240 46v16M270 56v12',
            4.5,
            '#D3A555',
          ),
          ...blossom(220, 92, 20, '#F7C94B'),
          ...blossom(158, 92, 19, '#E07A9B'),
          ...blossom(188, 110, 25, '#FFFFFF'),
        ],
      },
      pose,
    ),
})
