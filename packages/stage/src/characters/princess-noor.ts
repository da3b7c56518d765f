import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { heart } from '../parts/outline.ts'
import { flat, form, line, oval, shape } from '../shapes.ts'

const skin = SKIN.tan
const teal = '#1E7B74'
const scarf = '#2F9A8F'
const gold = '#F3B33B'
const wine = '#A8324A'

export const princessNoor: Character = acted({
  slug: 'princess-noor',
  category: 'princesses',
  position: 6,
  name: { en: 'Princess Noor', pt: 'Princesa Noor' },
  article: 'a',
  description: {
    en: 'Has read every book in the palace and loves to tell you the best part.',
    pt: 'Já leu todos os livros do palácio e adora contar a melhor parte.',
  },
  greetingStyle: 'wise',
  voice: { pitch: 1.15, rate: 0.96, range: 1.3 },
  accent: '#1E7B74',
  background: '#F9E7C6',
  wavingArm: 'left',
  acting: {
    idle: { tilt: 1.8, bounce: 0.1, rate: 0.22 },
    action: {
      turn: -0.4,
      lean: -3,
      tilt: -5,
      lookX: -0.4,
      lookY: -0.4,
      left: { angle: 46, bend: -0.2, length: 132, hand: 'open' },
      right: { angle: 18, bend: -0.3, length: 116 },
    },
    gesture: [
      { tilt: 6, lookX: 0.7, lookY: 0.7, left: { angle: -164, bend: 0.5, length: 84 } },
      { tilt: -3, lookX: 0, lookY: -0.2, left: { angle: 14, bend: -0.2, length: 116, hand: 'open' } },
    ],
    rate: 0.6,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [
          form(
            'M122 200C104 262 108 318 130 356C180 392 300 392 350 356C372 318 376 262 358 200Z',
            shade(scarf, 0.12),
          ),
        ],
        body: [
          ...shoes({ colour: gold, kind: 'slipper' }, 38),
          form(
            'M210 320C190 326 180 340 180 360C176 410 152 460 146 500C200 522 280 522 334 500C328 460 304 410 300 360C300 340 290 326 270 320Z',
            teal,
            {
              inside: [
                flat('M222 330h36l8 190h-52Z', tint(teal, 0.22)),
                line('M222 340L214 520M258 340L266 520', 5, gold),
                flat('M140 486c60 22 140 22 200 0v40H140Z', gold),
                flat('M240 396l10 13-10 13-10-13ZM240 434l10 13-10 13-10-13Z', gold),
              ],
            },
          ),
        ],
        armLeft: {
          rest: { angle: -50, bend: 0.24, length: 104 },
          skin,
          sleeve: { colour: teal, to: 0.72, width: 40, cuff: gold },
        },
        armRight: {
          rest: { angle: -2, bend: -0.34, length: 104 },
          up: { angle: 32, bend: -0.28, length: 118 },
          skin,
          sleeve: { colour: teal, to: 0.7, width: 40, cuff: gold },
          hand: { kind: 'grip' },
          prop: {
            angle: 6,
            draw: [
              form(
                'M-50-66C-34-72-14-70 0-60C14-70 34-72 50-66V-8C34-14 14-12 0-2C-14-12-34-14-50-8Z',
                wine,
                { shade: false },
              ),
              form(
                'M-42-70C-28-76-12-72 0-62C12-72 28-76 42-70V-18C28-24 12-20 0-10C-12-20-28-24-42-18Z',
                '#FFF9EC',
                { width: 5, shift: [-6, 0] },
              ),
              line('M0-60v48', 4.5),
              line('M-32-56q10-3 20 2M-32-42q10-3 20 2M12-54q10-5 20-2', 4.5, '#C9B79A'),
              shape(heart(22, -36, 9), '#F6A5B0', 4),
            ],
          },
        },
        head: [
          form(
            'M240 86C316 86 366 142 366 206C366 262 344 300 316 322C292 344 188 344 164 322C136 300 114 262 114 206C114 142 164 86 240 86Z',
            scarf,
          ),
          form(
            'M240 126C296 126 334 164 336 212C338 264 298 304 240 304C182 304 142 264 144 212C146 164 184 126 240 126Z',
            skin,
            {
              shade: shade(skin, 0.16),
              shift: [-13, -7],
              inside: [flat('M130 120h220v52c-50-24-170-24-220 0Z', shade(skin, 0.2))],
            },
          ),
        ],
        face: face(
          { eyes: 'almond', iris: '#8A5A22', blush: '#E8806A', cheekX: 62, brow: '#4A2A1E', lashes: true },
          pose,
        ),
        hairFront: [
          form(
            'M120 184C130 124 182 86 240 86C298 86 350 124 360 184C346 176 336 166 324 158C300 142 270 136 240 136C210 136 180 142 156 158C144 166 134 176 120 184Z',
            scarf,
            { shift: [-14, -4] },
          ),
          line('M152 152c16-22 40-36 66-40', 5, tint(scarf, 0.3)),
        ],
        hat: [
          line('M136 170C160 116 320 116 344 170', 17),
          line('M136 170C160 116 320 116 344 170', 6, gold),
          form('M240 106l18 22-18 24-18-24Z', gold, { width: 6, shift: [-5, -3] }),
          oval(240, 128, 6, 6, wine),
          oval(186, 138, 5, 5, '#FFF3D6'),
          oval(294, 138, 5, 5, '#FFF3D6'),
        ],
        over: [],
        front: [
          form(
            'M150 300C176 326 304 326 330 300C346 316 346 340 330 354C290 376 250 372 214 366C182 362 150 352 144 334C140 322 142 310 150 300Z',
            scarf,
          ),
          line('M166 322c30 20 70 26 106 18M206 352c30 4 60 0 84-12', 5, shade(scarf, 0.3)),
          form('M232 356C246 384 250 410 246 434C232 440 216 438 206 432C210 402 204 378 194 352Z', scarf, {
            shift: [-7, -2],
          }),
        ],
      },
      pose,
    ),
})
