import { acted, type Character } from '../art.ts'
import { SKIN, shade } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead, neck } from '../parts/head.ts'
import { cord } from '../parts/limb.ts'
import { scallops } from '../parts/outline.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, line, oval, shape } from '../shapes.ts'

const skin = SKIN.fair
const hair = '#E8E4EA'
const strand = '#B9B1C2'
const plum = '#7B4B94'
const gold = '#F3A92B'

export const queenCeleste: Character = acted({
  slug: 'queen-celeste',
  category: 'princesses',
  position: 5,
  name: { en: 'Queen Celeste', pt: 'Rainha Celeste' },
  article: 'a',
  description: {
    en: 'A grandmother who rules with cake, blankets and very good advice.',
    pt: 'Uma avó que reina com bolo, cobertor e ótimos conselhos.',
  },
  greetingStyle: 'wise',
  voice: { pitch: 1.02, rate: 0.9, kind: 'woman', range: 1.2 },
  accent: '#7B4B94',
  background: '#EADFF0',
  wavingArm: 'left',
  acting: {
    idle: { bounce: 0.25, rate: 0.34 },
    action: {
      turn: -0.3,
      tilt: -4,
      left: { angle: 22, bend: -0.2, length: 122, hand: 'open' },
      right: { angle: 34, bend: -0.3, length: 116 },
    },
    gesture: [
      { left: AT.belly, right: { angle: -20, bend: -0.3, length: 88 } },
      {
        tilt: -5,
        lookY: 0.2,
        left: AT.belly,
        right: { angle: 40, bend: -0.66, length: 62, prop: -10, over: true },
      },
    ],
    rate: 0.5,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [
          form(
            'M112 204C100 140 148 96 240 96C332 96 380 140 368 204C374 240 356 262 336 262H144C124 262 106 240 112 204Z',
            hair,
          ),
        ],
        body: [
          ...shoes({ colour: gold, kind: 'slipper' }, 44),
          neck(skin),
          form(
            'M206 328C176 332 164 350 170 376C176 394 182 402 172 416C128 436 96 468 92 496C150 526 330 526 388 496C384 468 352 436 308 416C298 402 304 394 310 376C316 350 304 332 274 328C258 338 222 338 206 328Z',
            plum,
            {
              shift: [-24, -5],
              inside: [
                flat('M240 416C214 440 204 480 206 526h68c2-46-8-86-34-110Z', '#B98BCB'),
                flat(
                  'M86 482c22 16 38 12 50 2c12 16 38 18 54 4c14 16 38 18 50 2c12 16 36 14 50-2c16 14 42 12 54-4c12 10 28 14 50-2v60H86Z',
                  '#F7EFF9',
                ),
              ],
            },
          ),
          line('M240 418v66M172 418c44 14 92 14 136 0', 5),
          oval(240, 372, 5, 5, gold),
          oval(240, 394, 5, 5, gold),
        ],
        armLeft: {
          rest: { angle: -50, bend: 0.3, length: 104 },
          shoulder: [58, 356],
          skin,
          sleeve: { colour: plum, to: 0.8, width: 34, cuff: '#F7EFF9' },
        },
        armRight: {
          rest: { angle: -2, bend: -0.38, length: 104 },
          up: { angle: 16, bend: -0.34, length: 112 },
          shoulder: [58, 356],
          skin,
          sleeve: { colour: plum, to: 0.78, width: 34, cuff: '#F7EFF9' },
          hand: { kind: 'grip' },
          prop: {
            angle: 0,
            draw: [
              line('M-13-78q-8-9 0-18q8-9 0-18M11-78q-8-9 0-18q8-9 0-18', 5, '#FFFFFF'),
              ...cord('M24-52C48-58 48-26 22-28', 6, '#FBE3EC'),
              form('M-32-64H30C30-34 20-16-1-16C-22-16-32-34-32-64Z', '#FBE3EC', {
                width: 6,
                inside: [flat('M-36-68h72v14h-72Z', '#B5703F')],
              }),
              shape('M-40-18h78c-6 10-16 12-39 12s-33-2-39-12Z', '#FFFFFF', 6),
            ],
          },
        },
        over: [
          form(
            'M196 312C168 320 150 340 150 364C176 384 214 392 240 360C266 392 304 384 330 364C330 340 312 320 284 312C264 336 216 336 196 312Z',
            '#FBF7FC',
            {
              inside: [
                flat('M174 344l7 12-8 4ZM206 360l8 11-9 4ZM274 360l-8 11 9 4ZM306 344l-7 12 8 4Z', '#5B4A63'),
              ],
            },
          ),
          form('M240 344l16 18-16 20-16-20Z', gold, { width: 6, shift: [-5, -3] }),
        ],
        head: humanHead({ skin, inside: [flat('M120 90h240v86c-80-26-160-26-240 0Z', shade(skin, 0.18))] }),
        face: face(
          {
            eyes: 'droopy',
            iris: '#4A78A8',
            blush: '#EE8A7F',
            brow: strand,
            lashes: true,
            over: [
              line(
                'M168 236C170 262 224 262 226 236M254 236C256 262 310 262 312 236M226 238q14-8 28 0M166 238h62M252 238h62M166 238l-34-8M314 238l34-8',
                6,
                '#B9792A',
              ),
              line('M200 256c-6 3-8 8-7 13M280 256c6 3 8 8 7 13', 4.5, shade(skin, 0.35)),
            ],
          },
          pose,
        ),
        hairFront: [
          form(
            'M120 218C102 188 112 140 140 128C142 104 176 84 206 92C224 78 256 78 274 92C304 84 338 104 340 128C368 140 378 188 360 218C346 222 340 206 340 194C330 192 322 182 320 170C300 176 284 168 278 156C254 168 226 168 202 156C196 168 180 176 160 170C158 182 150 192 140 194C140 206 134 222 120 218Z',
            hair,
          ),
          line(
            'M146 150c8-8 18-12 28-12M206 112c-10 8-14 18-12 30M274 112c10 8 14 18 12 30M334 150c-8-8-18-12-28-12M240 106v34',
            5,
            strand,
          ),
        ],
        hat: [
          form(scallops(240, 66, 46, 34, 7, { from: -200, bulge: 0.2 }), hair),
          line('M216 62c6-10 14-14 24-14M232 80c8 2 16 0 22-6', 5, strand),
          form('M194 104l-8-36 24 16 12-26 18 22 18-22 12 26 24-16-8 36c-28-9-64-9-92 0Z', gold, {
            shift: [-9, -4],
          }),
          oval(240, 90, 6, 6, plum, 4.5),
          oval(214, 94, 4, 4, '#FFF3D6'),
          oval(266, 94, 4, 4, '#FFF3D6'),
        ],
      },
      pose,
    ),
})
