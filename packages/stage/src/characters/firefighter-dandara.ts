import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead, neck } from '../parts/head.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, group, line, oval, shape } from '../shapes.ts'

const skin = SKIN.dark
const hair = '#2A1A18'
const red = '#C8372D'
const coat = '#D9B45A'
const stripe = '#F4F6D8'

export const firefighterDandara: Character = acted({
  slug: 'firefighter-dandara',
  category: 'heroes',
  position: 3,
  name: { en: 'Firefighter Dandara', pt: 'Bombeira Dandara' },
  article: 'a',
  description: {
    en: 'Brave on the ladder, and rescues kittens before breakfast.',
    pt: 'Corajosa na escada, salva gatinhos antes do café da manhã.',
  },
  greetingStyle: 'brave',
  voice: { pitch: 1.08, rate: 1, kind: 'woman', range: 1.4 },
  accent: '#C8372D',
  background: '#FBE6C4',
  wavingArm: 'left',
  acting: {
    idle: { lean: 0.8, rate: 0.3 },
    action: {
      turn: -0.35,
      lean: -3,
      lookX: -0.3,
      tilt: -3,
      left: AT.flexed,
      right: { angle: 12, bend: -0.36, length: 104 },
    },
    gesture: [
      { tilt: 6, lookX: 0.6, lookY: 0.5, left: { angle: -178, bend: 0.4, length: 128, hand: 'open' } },
      { tilt: 9, lookX: 0.7, lookY: 0.6, left: { angle: -188, bend: 0.4, length: 146, hand: 'open' } },
    ],
    rate: 1,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [
          form(
            'M126 190C108 236 106 286 114 330C120 342 134 342 138 330C144 342 160 342 164 328C172 338 186 334 188 322H292C294 334 308 338 316 328C320 342 336 342 342 330C346 342 360 342 366 330C374 286 372 236 354 190Z',
            hair,
          ),
          line(
            'M138 330C132 300 130 270 134 240M164 328C158 300 154 280 154 256M342 330C348 300 350 270 346 240M316 328C322 300 326 280 326 256',
            4.5,
            tint(hair, 0.22),
          ),
        ],
        body: [
          ...shoes({ colour: '#3E4652', kind: 'boot', sole: red }, 38),
          neck(skin),
          form(
            'M186 440H294C298 456 300 470 300 484H248L242 462H238L232 484H180C180 470 182 456 186 440Z',
            '#3E4652',
            { inside: [flat('M170 468h140v10H170Z', stripe)] },
          ),
          form(
            'M212 316C190 322 176 334 174 354C172 392 172 424 168 456C214 466 266 466 312 456C308 424 308 392 306 354C304 334 290 322 268 316C258 332 222 332 212 316Z',
            coat,
            {
              inside: [
                flat('M160 404h160v18H160ZM160 442h160v8H160Z', stripe),
                flat('M160 408h160v9H160Z', red),
              ],
            },
          ),
          line('M240 366v94', 5),
          line('M230 384h20M230 432h20', 7, '#6B7A86'),
        ],
        armLeft: {
          rest: { angle: -52, bend: 0.26, length: 98 },
          shoulder: [54, 354],
          skin,
          sleeve: { colour: coat, to: 0.76, width: 34, cuff: stripe },
        },
        armRight: {
          rest: { angle: -6, bend: -0.36, length: 96 },
          up: { angle: 30, bend: -0.3, length: 112 },
          shoulder: [54, 354],
          skin,
          sleeve: { colour: coat, to: 0.78, width: 34, cuff: stripe },
          hand: { kind: 'grip' },
          prop: {
            angle: 0,
            draw: [
              line('M30-6C52-8 56-30 44-40', 16),
              line('M30-6C52-8 56-30 44-40', 6, '#F0A24B'),
              form('M-26-6C-30-34-16-44 2-44C22-44 36-32 34-6C32 6-24 6-26-6Z', '#F0A24B', { width: 6 }),
              form(
                'M-36-62L-34-90L-14-78C-6-80 6-80 12-78L32-90L34-62C38-34 16-26-1-26C-20-26-40-36-36-62Z',
                '#F0A24B',
                {
                  width: 6,
                  shift: [-7, -3],
                  inside: [
                    flat('M-1-54c16 0 20 28 0 30c-20-2-16-30 0-30Z', '#FFF3DC'),
                    line('M-1-84v10M-10-82l3 8M8-82l-3 8', 4.5, '#C9772B'),
                  ],
                },
              ),
              oval(-15, -59, 4, 5, '#3A1F1B'),
              oval(14, -59, 4, 5, '#3A1F1B'),
              line('M-7-46q6 5 6-2q0 7 7 2', 4),
              shape('M-4-52h6l-3 4Z', '#D9485A', 3),
            ],
          },
        },
        over: [
          form(
            'M206 314c8 20 22 30 34 34c12-4 26-14 34-34l16 10c-6 28-28 44-50 48c-22-4-44-20-50-48Z',
            shade(coat, 0.22),
            { width: 6 },
          ),
        ],
        head: humanHead({ skin, inside: [flat('M120 90h240v96c-80-14-160-14-240 0Z', shade(skin, 0.28))] }),
        face: face({ browLift: -5, eyes: 'almond', blush: '#CF5840', brow: hair, lashes: true }, pose),
        hairFront: [
          form(
            'M130 214C122 190 124 160 140 140H340C356 160 358 190 350 214C342 216 336 204 334 188C312 172 290 166 270 168C258 160 250 160 240 166C228 160 220 160 208 168C190 166 168 172 146 188C144 204 138 216 130 214Z',
            hair,
            { width: 6 },
          ),
        ],
        hat: [
          group(
            [
              form(
                'M84 172C80 158 96 152 116 150C120 92 168 54 240 54C312 54 360 92 364 150C384 152 400 158 396 172C390 186 330 176 240 176C150 176 90 186 84 172Z',
                red,
                {
                  inside: [
                    flat('M96 150C180 136 300 136 384 150V160C300 146 180 146 96 160Z', shade(red, 0.3)),
                    line('M168 64C150 90 146 120 146 140M312 64C330 90 334 120 334 140', 5, shade(red, 0.3)),
                  ],
                },
              ),
              form('M224 60C226 40 254 40 256 60V110H224Z', red, { width: 6, shift: [-7, -2] }),
              form(
                'M240 76C252 86 264 88 274 88C276 120 262 138 240 146C218 138 204 120 206 88C216 88 228 86 240 76Z',
                '#F3B33B',
                { width: 6 },
              ),
              shape('M240 96c12 12 14 22 8 30c-4 5-12 5-16 0c-6-8 0-14 8-30Z', red, 4),
              line('M176 84c-10 10-16 22-18 34', 6, tint(red, 0.4)),
            ],
            { y: -12 },
          ),
        ],
      },
      pose,
    ),
})
