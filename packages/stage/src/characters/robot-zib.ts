import { acted, type Character } from '../art.ts'
import { shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { figure } from '../parts/figure.ts'
import { heart } from '../parts/outline.ts'
import { cord } from '../parts/limb.ts'
import { flat, form, line, mirrored, oval, shape } from '../shapes.ts'

const shell = '#58A9C6'
const light = '#E9F4F6'
const steel = '#C2CED6'
const gold = '#F7BE3B'
const coral = '#F0736A'

export const robotZib: Character = acted({
  slug: 'robot-zib',
  category: 'movies',
  position: 3,
  name: { en: 'Zib the Robot', pt: 'Robô Zib' },
  article: 'o',
  description: {
    en: 'Came from a faraway moon to learn about hugs, and is getting very good at them.',
    pt: 'Veio de uma lua distante aprender a abraçar e já está craque.',
  },
  greetingStyle: 'playful',
  voice: { pitch: 1.5, rate: 1, texture: 'robot' },
  accent: '#3E8FB0',
  background: '#FBEACB',
  wavingArm: 'left',
  acting: {
    idle: { tilt: 1.5, bounce: 0.2, rate: 0.7 },
    action: {
      turn: -0.35,
      tilt: -4,
      left: { angle: 14, bend: -0.2, length: 122, hand: 'open' },
      right: { angle: 10, bend: -0.2, length: 122 },
    },
    gesture: [
      { tilt: -8, left: { angle: 20, bend: -0.7, length: 92 }, right: { angle: -30, bend: 0.4, length: 92 } },
      { tilt: 8, left: { angle: -40, bend: 0.5, length: 92 }, right: { angle: 24, bend: -0.5, length: 100 } },
    ],
    rate: 1.4,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [
          ...cord('M240 110V56', 8, steel),
          oval(240, 44, 17, 17, coral, 7),
          oval(235, 39, 4, 4, '#FFD9CF'),
          form('M128 176H108C92 176 92 244 108 244H128ZM352 176H372C388 176 388 244 372 244H352Z', gold, {
            shift: [-8, -3],
          }),
          ...cord('M100 184C84 164 84 140 92 122M380 184C396 164 396 140 388 122', 6, steel),
          oval(94, 116, 9, 9, gold, 6),
          oval(386, 116, 9, 9, gold, 6),
        ],
        body: [
          ...cord('M206 452V486M274 452V486', 22, steel),
          line('M195 464h22M195 476h22M263 464h22M263 476h22', 4.5, '#8B9AA5'),
          form(
            'M168 528C164 500 178 484 206 484C234 484 244 500 240 528ZM240 528C236 500 246 484 274 484C302 484 316 500 312 528Z',
            gold,
            {
              shift: [-10, -4],
              inside: [flat('M160 516h160v14H160Z', shade(gold, 0.25))],
            },
          ),
          form('M218 292h44v32h-44Z', steel, {
            shade: false,
            inside: [line('M214 304h52M214 314h52', 4.5, '#8B9AA5')],
          }),
          form(
            'M206 316H274C306 316 314 340 314 368C314 420 304 462 270 462H210C176 462 166 420 166 368C166 340 174 316 206 316Z',
            shell,
            {
              shift: [-20, -5],
              inside: [flat('M160 436h160v30H160Z', tint(shell, 0.3))],
            },
          ),
          form(
            'M214 352H266C274 352 278 356 278 364V404C278 412 274 416 266 416H214C206 416 202 412 202 404V364C202 356 206 352 214 352Z',
            light,
            { width: 6, shade: '#C9DDE2' },
          ),
          shape(heart(226, 386, 13), coral, 5),
          line('M252 374h14M252 386h10', 5, '#7FA6B2'),
          oval(258, 401, 4, 4, gold),
        ],
        armLeft: {
          rest: { angle: -46, bend: 0.34, length: 96 },
          up: { angle: 40, bend: -0.24, length: 126 },
          shoulder: [72, 358],
          skin: steel,
          width: 22,
          hand: { kind: 'relaxed', colour: gold, scale: 1.1 },
          trim: [line('M-9 20h18M-8 32h18', 4.5, '#8B9AA5')],
          sleeve: { colour: shell, to: 0.14, width: 32 },
        },
        armRight: {
          rest: { angle: 20, bend: -0.34, length: 110 },
          up: { angle: 36, bend: -0.3, length: 122 },
          shoulder: [72, 358],
          skin: steel,
          width: 22,
          hand: { kind: 'grip', colour: gold, scale: 1.1 },
          trim: [line('M-9 20h18M-10 32h18', 4.5, '#8B9AA5')],
          sleeve: { colour: shell, to: 0.12, width: 32 },
          prop: {
            angle: 10,
            draw: [
              line('M0 4C2-12-2-28 2-44', 14),
              line('M0 4C2-12-2-28 2-44', 4, '#5E9E5A'),
              shape(heart(2, -66, 26), coral, 6),
              line('M-12-74q2-9 10-9', 5, '#FFD9CF'),
            ],
          },
        },
        head: [
          form(
            'M172 106H308C340 106 354 128 354 160V254C354 288 338 310 306 310H174C142 310 126 288 126 254V160C126 128 140 106 172 106Z',
            shell,
            {
              shift: [-16, -7],
              inside: [line('M148 150c2-16 12-24 28-24h30', 7, tint(shell, 0.5))],
            },
          ),
          form(
            'M186 144H294C322 144 334 160 334 184V244C334 274 320 290 292 290H188C160 290 146 274 146 244V184C146 160 158 144 186 144Z',
            light,
            {
              width: 6,
              shade: '#CBDFE4',
              shift: [-10, -6],
            },
          ),
        ],
        face: face(
          {
            eyes: 'tall',
            iris: '#2F7FA6',
            blush: '#F39A8E',
            nose: [],
            mouthY: 258,
            cheekY: 250,
            brow: '#2F6F8F',
            eyeY: 216,
            apart: 42,
          },
          pose,
        ),
        hairFront: [
          form('M206 108C206 92 274 92 274 108Z', steel, { width: 6 }),
          mirrored(oval(144, 124, 4, 4, light)),
          oval(336, 288, 4, 4, light),
          oval(144, 288, 4, 4, light),
        ],
      },
      pose,
    ),
})
