import { acted, type Character } from '../art.ts'
import { shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { pawFeet } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { star } from '../parts/outline.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, line, oval, shape } from '../shapes.ts'

const fur = '#B5804F'
const muzzle = '#CFA172'
const red = '#C2412F'
const gold = '#F3B33B'

export const mightyCapi: Character = acted({
  slug: 'mighty-capi',
  category: 'heroes',
  position: 6,
  name: { en: 'Mighty Capi', pt: 'Super Capi' },
  article: 'o',
  description: {
    en: 'A calm capybara in a cape: no trouble is too big for a deep breath.',
    pt: 'Capivara de capa e muita calma: com um bom suspiro, resolve tudo.',
  },
  greetingStyle: 'gentle',
  voice: { pitch: 0.9, rate: 0.9, range: 1.2 },
  accent: '#C2412F',
  background: '#DCEBCB',
  wavingArm: 'right',
  acting: {
    idle: { bounce: 0.45, sweep: 1, rate: 0.18 },
    action: {
      turn: 0.4,
      lean: 4,
      lookX: 0.3,
      lookY: -0.5,
      sweep: 4,
      left: AT.hip,
      right: { angle: 56, bend: -0.1, length: 150 },
    },
    gesture: [
      {
        bounce: -0.7,
        lookY: 0.3,
        left: { angle: -60, bend: 0.3, length: 84 },
        right: { angle: -50, bend: 0.3, length: 92 },
      },
      {
        bounce: 1,
        lookY: -0.4,
        left: { angle: -4, bend: -0.2, length: 96 },
        right: { angle: 8, bend: -0.2, length: 108 },
      },
    ],
    rate: 0.4,
  },
  draw: (pose) =>
    figure(
      {
        behind: [
          form(
            'M186 318C130 356 98 420 84 496C120 486 142 496 158 510H322C338 496 360 486 396 496C382 420 350 356 294 318Z',
            red,
            {
              inside: [
                flat(
                  'M160 350C130 400 116 450 116 510h36C150 450 160 396 184 350ZM320 350c30 50 44 100 44 160h-36c2-60-8-114-32-160Z',
                  shade(red, 0.3),
                ),
              ],
            },
          ),
        ],
        hairBack: [
          form('M156 130C138 124 132 104 144 96C158 90 174 102 178 118Z', fur, {
            inside: [oval(156, 112, 8, 9, shade(fur, 0.35))],
          }),
          form('M324 130C342 124 348 104 336 96C322 90 306 102 302 118Z', fur, {
            inside: [oval(324, 112, 8, 9, shade(fur, 0.35))],
          }),
        ],
        body: [
          form(
            'M190 310C162 336 148 384 148 430C148 488 176 522 240 522C304 522 332 488 332 430C332 384 318 336 290 310Z',
            fur,
            {
              shift: [-22, -4],
              inside: [
                flat(
                  'M240 380C288 380 300 424 296 462C290 504 268 516 240 516C212 516 190 504 184 462C180 424 192 380 240 380Z',
                  tint(fur, 0.36),
                ),
              ],
            },
          ),
          ...pawFeet(shade(fur, 0.16), 46, 38),
          line('M228 470q12 9 24 0', 4.5, shade(fur, 0.2)),
        ],
        armLeft: {
          rest: { angle: -42, bend: 0.4, length: 84 },
          shoulder: [64, 360],
          skin: fur,
          width: 36,
          hand: { kind: 'paw', colour: shade(fur, 0.16) },
          prop: {
            angle: -24,
            over: false,
            draw: [
              line('M2 40C-2 6 6-26 0-52', 14),
              line('M2 40C-2 6 6-26 0-52', 5, '#5E9E5A'),
              form('M0-50C-22-58-28-84-16-100C0-92 6-70 0-50Z', '#7DB86E', { width: 5 }),
              form('M4-24C22-26 36-44 34-60C16-62 2-44 4-24Z', '#7DB86E', { width: 5 }),
            ],
          },
        },
        armRight: {
          rest: { angle: 22, bend: -0.34, length: 110 },
          up: { angle: 42, bend: -0.26, length: 122 },
          shoulder: [62, 358],
          skin: fur,
          width: 36,
          hand: { kind: 'paw', colour: shade(fur, 0.16), scale: 1.05 },
        },
        head: [
          form(
            'M172 112C204 104 276 104 308 112C332 120 340 152 342 186C356 220 362 262 344 288C324 314 284 316 240 316C196 316 156 314 136 288C118 262 124 220 138 186C140 152 148 120 172 112Z',
            fur,
            {
              shade: shade(fur, 0.2),
              shift: [-16, -7],
              inside: [
                line(
                  'M180 128q6 8 6 16M300 128q-6 8-6 16M226 116q2 8 0 14M254 116q-2 8 0 14',
                  5,
                  shade(fur, 0.22),
                ),
              ],
            },
          ),
        ],
        face: face(
          {
            eyes: 'droopy',
            iris: '#5A3420',
            blush: '#EF7F62',
            eyeY: 192,
            apart: 62,
            cheekY: 228,
            mouthY: 278,
            mouthScale: 0.85,
            brow: '#6B4326',
            under: [
              form(
                'M180 214C196 198 284 198 300 214C326 244 330 296 296 304C262 311 218 311 184 304C150 296 154 244 180 214Z',
                muzzle,
                {
                  width: 5,
                  shade: shade(muzzle, 0.14),
                  shift: [-10, -5],
                },
              ),
            ],
            nose: [
              shape(
                'M200 218C210 204 270 204 280 218C282 236 264 246 240 246C216 246 198 236 200 218Z',
                '#4A2C22',
                5,
              ),
              line('M217 228q5-5 10 0M253 228q5-5 10 0', 4.5, '#8A5A46'),
              line('M240 248v18', 4.5),
            ],
            over: [line('M184 262h-14M186 276l-13 4M296 262h14M294 276l13 4', 4, shade(muzzle, 0.35))],
          },
          pose,
        ),
        hairFront: [
          form('M196 100C192 56 288 56 284 100C284 122 196 122 196 100Z', '#F28C28', { shift: [-9, -7] }),
          form('M240 66C246 44 270 40 286 48C278 66 260 74 240 66Z', '#5E9E5A', {
            width: 6,
            shift: [-5, -3],
          }),
          line('M240 68l-4-12', 7),
          line('M214 94q2-14 14-18', 5, '#FFD08A'),
        ],
        front: [
          form(
            'M168 304C214 334 266 334 312 304C326 314 326 332 312 340C266 362 214 362 168 340C154 332 154 314 168 304Z',
            red,
            { shift: [-10, -5] },
          ),
          form(star(240, 348, 25, 0.56), gold, { width: 6, shift: [-5, -3] }),
        ],
      },
      pose,
    ),
})
