import { acted, type Character } from '../art.ts'
import { shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoeAt } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead, neck } from '../parts/head.ts'
import { cord } from '../parts/limb.ts'
import { scallops } from '../parts/outline.ts'
import { flat, form, line, oval, shape } from '../shapes.ts'

const skin = '#B87B50'
const patch = '#F0CBAA'
const hair = '#6B3B24'
const pink = '#E07A9B'
const pale = '#FBD9E3'

export const princessClara: Character = acted({
  slug: 'princess-clara',
  category: 'princesses',
  position: 7,
  name: { en: 'Princess Clara', pt: 'Princesa Clara' },
  article: 'a',
  description: {
    en: 'Dances on one foot and one springy blade, and never misses a beat.',
    pt: 'Dança com um pé e uma lâmina de mola, sem perder o ritmo.',
  },
  greetingStyle: 'excited',
  voice: { pitch: 1.3, rate: 1.05, range: 1.65 },
  accent: '#E07A9B',
  background: '#FBE0E8',
  wavingArm: 'left',
  acting: {
    gait: 'hop',
    idle: { bounce: 0.4, lean: 1, rate: 0.6 },
    action: {
      lean: -7,
      tilt: -6,
      turn: -0.35,
      left: { angle: 40, bend: -0.14, length: 132, hand: 'open' },
      right: { angle: 50, bend: -0.14, length: 140, prop: -18 },
    },
    gesture: [
      {
        turn: -0.9,
        lean: -3,
        left: { angle: 58, bend: -0.3, length: 132, hand: 'open' },
        right: { angle: 52, bend: -0.24, length: 132, prop: -24 },
      },
      {
        turn: 0.9,
        lean: 3,
        left: { angle: 58, bend: -0.3, length: 132, hand: 'open' },
        right: { angle: 52, bend: -0.24, length: 132, prop: 20 },
      },
    ],
    rate: 0.7,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [
          form(scallops(240, 62, 48, 42, 8, { from: -180, bulge: 0.16 }), hair),
          line('M222 46c8-8 22-10 32-4M214 66c2 10 10 18 20 20', 6, tint(hair, 0.26)),
        ],
        body: [
          form('M202 430h26l-2 74h-22Z', skin, {
            shade: false,
            inside: [flat('M200 452q16 2 20 16q-6 10-20 10Z', patch)],
          }),
          shoeAt({ colour: pink, kind: 'slipper' }, -1, 30),
          line('M206 504l20-16M206 488l20 16', 5, pink),
          form('M254 430h26l-2 30h-22Z', skin, { shade: false }),
          ...cord(
            'M266 474C266 488 282 490 282 502C282 516 268 520 256 521C276 521 288 522 298 521',
            8,
            '#C8D2DA',
          ),
          form('M250 450h34l-4 26h-26Z', pink, { width: 6, shift: [-7, 0] }),
          line('M254 462h26', 4.5, pale),
          neck(skin),
          form(
            'M214 318C200 322 190 334 190 352C194 376 202 390 203 418H277C278 390 286 376 290 352C290 334 280 322 266 318C256 338 224 338 214 318Z',
            pink,
            {
              inside: [flat('M234 332h12v78h-12Z', tint(pink, 0.35))],
            },
          ),
          form(
            'M128 430C120 414 134 404 150 408C166 396 190 394 202 400C226 392 254 392 278 400C290 394 314 396 330 408C346 404 360 414 352 430C356 444 340 450 328 444C316 456 298 456 288 448C276 460 256 460 248 450H232C224 460 204 460 192 448C182 456 164 456 152 444C140 450 124 444 128 430Z',
            pale,
            { shift: [-10, -10] },
          ),
          line('M178 424l-26 12M206 434l-10 16M240 436v16M274 434l10 16M302 424l26 12', 4.5, '#E9A9BE'),
          form('M196 398c28 10 60 10 88 0l8 16c-34 14-70 14-104 0Z', pink, { width: 6 }),
          oval(240, 410, 5, 5, '#FFF3D6'),
        ],
        armLeft: {
          rest: { angle: -20, bend: 0.26, length: 104 },
          skin,
          cap: [form('M-18-14C2-26 24-10 20 14C6 22-10 18-18 8Z', pale, { width: 6, shift: [-6, -3] })],
        },
        armRight: {
          rest: { angle: 36, bend: -0.28, length: 120 },
          up: { angle: 50, bend: -0.2, length: 132 },
          skin,
          hand: { kind: 'grip' },
          cap: [form('M-18-14C2-26 24-10 20 14C6 22-10 18-18 8Z', pale, { width: 6, shift: [-6, -3] })],
          prop: {
            angle: 16,
            draw: [
              ...cord(
                'M2-84C28-106 60-96 48-76C38-60 14-66 20-48C26-32 54-42 51-22C48-6 24-14 27 3C29 16 46 10 48 24',
                8,
                '#F3A92B',
              ),
              ...cord('M0 8V-86', 5, '#FFF3E6'),
            ],
          },
        },
        head: humanHead({
          skin,
          inside: [
            flat('M120 90h240v86c-70-22-150-22-240 0Z', shade(skin, 0.2)),
            flat('M262 196C284 178 320 186 322 214C324 240 300 262 278 252C254 244 246 212 262 196Z', patch),
            flat('M206 300C202 284 222 280 238 288C256 284 268 296 262 312H206Z', patch),
            flat('M126 232c14-4 22 8 18 22c-4 10-14 12-22 6Z', patch),
          ],
        }),
        face: face({ eyes: 'tall', blush: '#EB7A77', brow: hair, lashes: true }, pose),
        hairFront: [
          form(
            'M124 218C108 146 160 90 240 90C320 90 372 146 356 218C346 222 340 210 338 196C330 164 300 142 240 142C180 142 150 164 142 196C140 210 134 222 124 218Z',
            hair,
          ),
          line('M166 150c18-18 40-28 62-30M252 120c22 2 44 12 62 30', 6, tint(hair, 0.26)),
          shape('M138 200c-14 16-16 34-8 50c6-14 12-22 16-30Z', hair, 6),
          shape('M342 200c14 16 16 34 8 50c-6-14-12-22-16-30Z', hair, 6),
        ],
        hat: [
          form(
            'M240 104C226 88 200 84 190 92C186 108 198 122 226 118ZM240 104C254 88 280 84 290 92C294 108 282 122 254 118Z',
            pink,
            { width: 6, shift: [-5, -4] },
          ),
          form('M228 96h24c4 8 4 16 0 24h-24c-4-8-4-16 0-24Z', pale, { width: 6, shift: [-5, -2] }),
        ],
      },
      pose,
    ),
})
