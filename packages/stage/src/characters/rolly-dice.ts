import { acted, type Character } from '../art.ts'
import { shade } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { star } from '../parts/outline.ts'
import { flat, form, line, oval } from '../shapes.ts'

const red = '#D9485A'
const pale = '#FFF4EA'
const teal = '#1E7B74'
const gold = '#F7BE3B'

export const rollyDice: Character = acted({
  slug: 'rolly-dice',
  category: 'games',
  position: 5,
  name: { en: 'Rolly', pt: 'Dadinho' },
  article: 'o',
  description: {
    en: 'Rolls around laughing and lands on a six whenever friends are near.',
    pt: 'Rola de tanto rir e sempre cai no seis quando tem amigo por perto.',
  },
  greetingStyle: 'funny',
  voice: { pitch: 1.4, rate: 1.08, range: 1.7 },
  accent: '#D9485A',
  background: '#FBE3DF',
  wavingArm: 'left',
  acting: {
    gait: 'hop',
    idle: { tilt: 3, rate: 0.46 },
    action: {
      tilt: -9,
      bounce: -0.6,
      lean: -3,
      lookY: -0.4,
      left: { angle: 46, bend: -0.2, length: 124, hand: 'open' },
      right: { angle: 46, bend: -0.2, length: 124, prop: -14 },
    },
    gesture: [
      {
        tilt: -13,
        lean: -6,
        left: { angle: 28, bend: -0.1, length: 112, hand: 'open' },
        right: { angle: -20, bend: -0.2, length: 100 },
      },
      {
        tilt: 13,
        lean: 6,
        left: { angle: -28, bend: 0.1, length: 100, hand: 'open' },
        right: { angle: 34, bend: -0.2, length: 116 },
      },
    ],
    rate: 1,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [],
        body: [
          form('M204 452h28v52h-28ZM248 452h28v52h-28Z', pale, {
            shade: false,
            inside: [flat('M190 466h100v10H190ZM190 486h100v10H190Z', teal)],
          }),
          ...shoes({ colour: gold, kind: 'sneaker', sole: '#FFFFFF' }, 30),
          form(
            'M196 314C172 346 166 388 172 428C178 458 206 468 240 468C274 468 302 458 308 428C314 388 308 346 284 314Z',
            teal,
            {
              inside: [flat('M160 420h160v14H160Z', gold)],
            },
          ),
          form(star(240, 384, 22, 0.56), gold, { width: 5 }),
        ],
        armLeft: {
          rest: { angle: -40, bend: 0.3, length: 92 },
          shoulder: [58, 356],
          skin: pale,
          width: 22,
          sleeve: { colour: teal, to: 0.22, width: 32, cuff: gold },
          hand: { kind: 'relaxed', colour: '#FFFFFF', scale: 1.12 },
        },
        armRight: {
          rest: { angle: 14, bend: -0.34, length: 110 },
          up: { angle: 34, bend: -0.28, length: 122 },
          shoulder: [58, 356],
          skin: pale,
          width: 22,
          sleeve: { colour: teal, to: 0.2, width: 32, cuff: gold },
          hand: { kind: 'grip', colour: '#FFFFFF', scale: 1.12 },
          prop: {
            angle: 10,
            draw: [
              line('M0 26V-20', 16),
              line('M0 26V-20', 5, '#F6E3B4'),
              form('M-26-22C-32-58-18-86 2-92C22-84 34-56 26-22C12-14-12-14-26-22Z', gold, {
                width: 6,
                inside: [flat('M-40-50h80v12h-80ZM-40-76h80v12h-80Z', red)],
              }),
              oval(2, -96, 10, 10, '#FFFFFF', 5),
              line('M-18-20q8-10 18 0q10-10 20 0', 5),
            ],
          },
        },
        head: [
          form('M134 118L166 72C170 66 178 62 186 62H366C376 62 382 68 380 78L350 122Z', '#FFFFFF', {
            shade: false,
            inside: [flat('M130 122 180 56H160Z', '#F3D9CC')],
          }),
          form('M346 118L378 76C384 80 386 84 386 92V256C386 264 384 270 378 276L346 306Z', red, {
            shade: shade(red, 0.34),
            shift: [-60, 0],
          }),
          form(
            'M150 104H330C346 104 356 114 356 130V284C356 300 346 312 330 312H150C134 312 124 300 124 284V130C124 114 134 104 150 104Z',
            red,
            {
              shift: [-14, -6],
              inside: [line('M140 132c0-10 6-16 16-16h70', 7, '#F4949B')],
            },
          ),
          oval(188, 86, 13, 7, red),
          oval(338, 86, 13, 7, red),
          oval(366, 142, 6, 15, '#FFF4EA'),
          oval(367, 234, 6, 15, '#FFF4EA'),
          oval(240, 142, 15, 15, '#FFF4EA'),
          oval(152, 288, 11, 11, '#FFF4EA'),
          oval(328, 288, 11, 11, '#FFF4EA'),
        ],
        face: face(
          {
            eyes: 'tall',
            iris: '#8A2A3A',
            blush: '#FFB09A',
            eyeY: 212,
            mouthY: 262,
            brow: '#5E1420',
            cheekY: 252,
          },
          pose,
        ),
        hairFront: [
          form('M212 88C208 34 308 34 304 88C284 98 232 98 212 88Z', teal, {
            inside: [flat('M246 30h24v70h-24Z', gold)],
          }),
          line('M258 44V24', 12),
          form(
            'M258 30C236 12 208 12 204 22C206 34 236 38 258 30ZM258 30C280 12 308 12 312 22C310 34 280 38 258 30Z',
            gold,
            { width: 6, shift: [-4, -3] },
          ),
          oval(258, 28, 7, 7, red, 5),
        ],
      },
      pose,
    ),
})
