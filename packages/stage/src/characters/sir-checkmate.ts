import { acted, type Character } from '../art.ts'
import { shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { figure } from '../parts/figure.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, line, oval } from '../shapes.ts'

const ivory = '#F6EAD3'
const wine = '#8B1A1A'
const gold = '#F3B33B'
const wood = '#7A4A30'
const steel = '#B9C7D0'
const nose = '#E5C3A4'

const pauldron = [
  form('M-26-14C-14-32 24-30 30 2C30 18 12 26 2 22C-2 6-14-2-26-14Z', steel, { width: 6, shift: [-6, -4] }),
]

export const sirCheckmate: Character = acted({
  slug: 'sir-checkmate',
  category: 'games',
  position: 4,
  name: { en: 'Sir Checkmate', pt: 'Dom Xeque-Mate' },
  article: 'o',
  description: {
    en: 'A chess knight with perfect manners who hops in the shape of an L.',
    pt: 'Um cavalo de xadrez muito educado que pula em forma de L.',
  },
  greetingStyle: 'wise',
  voice: { pitch: 0.84, rate: 0.94, range: 1.15 },
  accent: '#8B1A1A',
  background: '#EFE3D3',
  wavingArm: 'left',
  acting: {
    gait: 'hop',
    legs: false,
    idle: { bounce: 0.3, rate: 0.4 },
    action: {
      turn: -0.35,
      tilt: -3,
      bounce: 0.6,
      left: { ...AT.temple, angle: 57, length: 158 },
      right: { angle: 4, bend: -0.34, length: 96 },
    },
    gesture: [{ left: AT.out }, { lean: 6, tilt: 9, lookY: 0.7, bounce: -0.6, left: AT.belly }],
    rate: 0.6,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [
          form('M158 122C140 92 146 52 162 34C184 50 198 76 200 104Z', ivory, {
            inside: [flat('M164 108C154 88 158 68 164 56C176 68 184 84 186 102Z', '#E9A88F')],
          }),
          form('M322 122C340 92 334 52 318 34C296 50 282 76 280 104Z', ivory, {
            inside: [flat('M316 108C326 88 322 68 316 56C304 68 296 84 294 102Z', '#E9A88F')],
          }),
          form(
            'M120 172C96 190 92 214 104 228C86 246 86 276 104 288C98 310 110 330 134 330L170 300V150Z',
            wine,
            { shift: [-10, -4] },
          ),
          form(
            'M360 172C384 190 388 214 376 228C394 246 394 276 376 288C382 310 370 330 346 330L310 300V150Z',
            wine,
            { shift: [-10, -4] },
          ),
        ],
        body: [
          form(
            'M206 312C184 330 182 372 186 400C190 432 178 450 164 462H316C302 450 290 432 294 400C298 372 296 330 274 312Z',
            ivory,
            {
              shift: [-20, -4],
              inside: [flat('M170 306H310V340C286 366 194 366 170 340Z', wine)],
            },
          ),
          form('M158 456H322C336 456 336 484 322 484H158C144 484 144 456 158 456Z', wood, {
            inside: [flat('M140 456h200v9H140Z', tint(wood, 0.3))],
          }),
          form('M142 484H338C356 484 366 498 364 528H116C114 498 124 484 142 484Z', wood, {
            inside: [flat('M110 486h260v9H110Z', tint(wood, 0.3)), flat('M110 512h260v6H110Z', gold)],
          }),
          form('M240 364l16 20-16 24-16-24Z', gold, { width: 6, shift: [-5, -3] }),
        ],
        armLeft: {
          rest: { angle: -46, bend: 0.34, length: 92 },
          shoulder: [54, 356],
          skin: ivory,
          width: 30,
          cap: pauldron,
          hand: { kind: 'relaxed' },
          sleeve: { colour: wine, to: 0.36, width: 36, cuff: gold },
        },
        armRight: {
          rest: { angle: -8, bend: -0.36, length: 92 },
          up: { angle: 8, bend: -0.34, length: 98 },
          shoulder: [54, 356],
          skin: ivory,
          width: 30,
          cap: pauldron,
          hand: { kind: 'grip' },
          sleeve: { colour: wine, to: 0.36, width: 36, cuff: gold },
          prop: {
            angle: 4,
            over: true,
            draw: [
              form(
                'M-44-64C-28-60-12-62 0-72C12-62 28-60 44-64C48-18 32 16 0 34C-32 16-48-18-44-64Z',
                '#FFF9EF',
                {
                  shift: [-8, -4],
                  inside: [flat('M-50-80H0V-18H-50ZM0-18H50V44H0Z', wine)],
                },
              ),
              form('M0-36l14 18-14 18-14-18Z', gold, { width: 5 }),
            ],
          },
        },
        head: [
          form(
            'M240 98C290 98 322 126 332 172C338 200 350 222 350 252C350 292 304 312 240 312C176 312 130 292 130 252C130 222 142 200 148 172C158 126 190 98 240 98Z',
            ivory,
            { shade: shade(ivory, 0.18), shift: [-16, -7] },
          ),
        ],
        face: face(
          {
            eyes: 'almond',
            iris: '#7A3A26',
            blush: '#EE9A80',
            brow: wine,
            eyeY: 204,
            apart: 50,
            cheekY: 238,
            mouthY: 280,
            mouthScale: 0.9,
            under: [
              form(
                'M240 234C300 234 338 246 336 268C334 298 292 308 240 308C188 308 146 298 144 268C142 246 180 234 240 234Z',
                nose,
                { width: 5, shade: shade(nose, 0.14), shift: [-12, -6] },
              ),
            ],
            nose: [line('M200 254c-4 5-3 11 2 13M280 254c4 5 3 11-2 13', 6)],
          },
          pose,
        ),
        hairFront: [
          form(
            'M196 106C190 76 214 58 244 60C276 58 294 80 288 108C300 124 296 150 280 164C278 150 272 142 264 138C262 160 248 176 228 180C232 166 230 154 224 146C216 156 204 160 192 158C200 146 200 130 196 106Z',
            wine,
            { shift: [-9, -4] },
          ),
          line('M236 78c-6 16-6 34 0 50M262 82c2 14 2 26 0 38', 5, tint(wine, 0.24)),
        ],
        front: [
          form('M186 306C220 328 260 328 294 306L304 326C266 352 214 352 176 326Z', steel, {
            width: 6,
            shift: [-9, -4],
          }),
          oval(204, 328, 3.5, 3.5, gold),
          oval(240, 336, 3.5, 3.5, gold),
          oval(276, 328, 3.5, 3.5, gold),
        ],
      },
      pose,
    ),
})
