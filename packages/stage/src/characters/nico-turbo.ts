import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead, neck } from '../parts/head.ts'
import { cord } from '../parts/limb.ts'
import { star } from '../parts/outline.ts'
import { flat, form, line, mirrored, oval, type Node } from '../shapes.ts'

const skin = SKIN.tan
const red = '#D23B33'
const white = '#FFF9EF'
const blue = '#2F6FB0'
const gold = '#F7BE3B'
const steel = '#5B6672'

/** One wheel, tilted inward at the top like a racing wheelchair's. */
const wheel: Node[] = [
  form(
    'M138 372C164 372 174 412 168 452C162 496 142 524 122 522C98 520 92 482 98 442C104 402 116 372 138 372Z',
    steel,
    { shift: [-10, -4] },
  ),
  form(
    'M136 390C152 390 158 420 154 450C150 482 138 504 124 504C110 502 106 476 110 446C114 416 122 390 136 390Z',
    '#DDE7F3',
    {
      width: 6,
      shade: false,
      inside: [line('M130 380v140M96 448h72M106 404l50 88M156 404l-50 88', 4.5, '#93A3B3')],
    },
  ),
  oval(131, 447, 11, 15, gold, 5),
]

export const nicoTurbo: Character = acted({
  slug: 'nico-turbo',
  category: 'games',
  position: 3,
  name: { en: 'Nico Turbo', pt: 'Nico Turbo' },
  article: 'o',
  description: {
    en: 'The fastest wheels on the track, with room on the podium for everyone.',
    pt: 'As rodas mais velozes da pista, com lugar no pódio para todo mundo.',
  },
  greetingStyle: 'brave',
  voice: { pitch: 1.1, rate: 1.08, kind: 'man', range: 1.6 },
  accent: '#D23B33',
  background: '#DDE7F3',
  wavingArm: 'left',
  acting: {
    gait: 'roll',
    legs: false,
    idle: { lean: 1.3, rate: 0.52 },
    action: {
      lean: 2,
      turn: 0.4,
      tilt: 4,
      lookX: 0.4,
      right: { angle: 36, bend: -0.3, length: 122, prop: -8 },
      left: { angle: 20, bend: -0.4, length: 96, hand: 'fist' },
    },
    gesture: [
      {
        lean: -3,
        tilt: -3,
        left: { angle: -78, bend: 0.4, length: 92 },
        right: { angle: 34, bend: -0.3, length: 118, prop: -22 },
      },
      {
        lean: 4,
        tilt: 4,
        left: { angle: -50, bend: 0.5, length: 78 },
        right: { angle: 40, bend: -0.26, length: 118, prop: 22 },
      },
    ],
    rate: 1.8,
  },
  draw: (pose) =>
    figure(
      {
        behind: [
          form('M160 368C160 350 320 350 320 368L326 470H154Z', blue, {
            inside: [flat('M150 372h180v12H150Z', tint(blue, 0.3))],
          }),
          ...cord('M158 366C150 356 146 352 136 350M322 366C330 356 334 352 344 350', 9, steel),
          ...cord('M190 470V512M290 470V512', 8, steel),
        ],
        body: [
          neck(skin),
          form(
            'M214 316C196 320 182 332 180 352C180 384 184 410 184 446H296C296 410 300 384 300 352C298 332 284 320 266 316C256 332 224 332 214 316Z',
            red,
            {
              inside: [flat('M219 310h42v140h-42Z', white), flat('M230 310h20v140h-20Z', blue)],
            },
          ),
          form(star(240, 386, 19, 0.55), gold, { width: 5 }),
          form('M152 456C152 444 328 444 328 456L324 486H156Z', steel, { width: 6 }),
          ...shoes({ colour: white, kind: 'sneaker', sole: blue }, 32),
          form(
            'M180 452C184 432 226 430 234 448C240 464 238 482 232 492C216 500 196 500 184 492C176 482 174 466 180 452Z',
            red,
            { shift: [-10, -5], inside: [flat('M160 452l80-10v12l-80 12Z', white)] },
          ),
          form(
            'M300 452C296 432 254 430 246 448C240 464 242 482 248 492C264 500 284 500 296 492C304 482 306 466 300 452Z',
            red,
            { shift: [-12, -5], inside: [flat('M320 452l-80-10v12l80 12Z', white)] },
          ),
          ...wheel,
          mirrored(...wheel),
        ],
        armLeft: {
          rest: { angle: -68, bend: 0.3, length: 78 },
          skin,
          hand: { kind: 'grip', colour: blue },
          sleeve: { colour: red, to: 0.78, width: 32, cuff: white },
        },
        armRight: {
          rest: { angle: 26, bend: -0.32, length: 116 },
          up: { angle: 42, bend: -0.26, length: 126 },
          skin,
          hand: { kind: 'grip', colour: blue },
          sleeve: { colour: red, to: 0.78, width: 32, cuff: white },
          prop: {
            angle: 10,
            draw: [
              ...cord('M0 30V-116', 6, '#B9C7D0'),
              form('M3-116C18-126 34-106 52-114V-62C34-54 18-74 3-64Z', '#FFFFFF', {
                width: 6,
                shade: false,
                inside: [
                  flat(
                    'M3-120h13v19h-13ZM29-118h13v20h-13ZM16-102h13v16h-13ZM42-104h13v20h-13ZM3-86h13v24h-13ZM29-80h13v24h-13Z',
                    '#3A1F1B',
                  ),
                ],
              }),
            ],
          },
        },
        head: humanHead({ skin, inside: [flat('M120 90h240v98c-80-16-160-16-240 0Z', shade(skin, 0.22))] }),
        face: face({ browLift: -5, eyes: 'sharp', blush: '#EA7B62', brow: '#3B2218' }, pose),
        hairFront: [
          form(
            'M150 196C160 172 186 160 216 164C212 172 214 178 220 182C240 168 272 162 296 172C314 178 326 188 332 200C340 170 320 146 296 140H188C164 148 150 170 150 196Z',
            '#3B2218',
            { width: 6 },
          ),
        ],
        hat: [
          form(
            'M106 232C94 132 152 64 240 64C328 64 386 132 374 232C374 252 350 258 340 244C346 216 340 190 328 172C276 146 204 146 152 172C140 190 134 216 140 244C130 258 106 252 106 232Z',
            red,
            { inside: [flat('M214 60h52v110h-52Z', white), flat('M228 60h24v110h-24Z', blue)] },
          ),
          form(
            'M126 172C122 118 174 92 240 92C306 92 358 118 354 172C330 150 290 140 240 140C190 140 150 150 126 172Z',
            '#9FD3E6',
            { inside: [flat('M176 88l-24 90h24l30-90Z', '#E4F4FA')] },
          ),
          oval(124, 180, 11, 11, gold, 6),
          oval(356, 180, 11, 11, gold, 6),
        ],
      },
      pose,
    ),
})
