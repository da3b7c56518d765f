import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face, freckles } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead, neck } from '../parts/head.ts'
import { cord } from '../parts/limb.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, line, mirrored, oval, type Node } from '../shapes.ts'

const skin = SKIN.porcelain
const hair = '#D99A3A'
const orange = '#E2623B'
const leather = '#8A5A3A'
const steel = '#B9C7D0'

const rocket: Node[] = [
  form('M126 452C112 476 118 500 136 520C154 500 160 476 148 452Z', '#F7C25B', {
    width: 6,
    shift: [-6, 0],
    inside: [flat('M132 456c-6 16-4 30 5 42c9-12 12-26 6-42Z', '#E2623B')],
  }),
  form('M116 436h42l8 22h-58Z', '#6B7A86', { width: 6 }),
  form('M104 440V340C104 312 120 296 137 288C154 296 170 312 170 340V440Z', steel, {
    inside: [flat('M100 336c20-40 52-40 74 0l4-60h-84Z', orange), flat('M100 404h74v14h-74Z', orange)],
  }),
  oval(137, 366, 10, 10, '#CFE7EF', 5),
]

export const rosaRocket: Character = acted({
  slug: 'rosa-rocket',
  category: 'heroes',
  position: 2,
  name: { en: 'Rosa Rocket', pt: 'Rosa Foguete' },
  article: 'a',
  description: {
    en: 'Built her own jet pack and gives the clouds a friendly nudge.',
    pt: 'Montou o próprio foguete e dá bom-dia de perto às nuvens.',
  },
  greetingStyle: 'excited',
  voice: { pitch: 1.24, rate: 1.06, range: 1.6 },
  accent: '#E2623B',
  background: '#FCE3D2',
  wavingArm: 'left',
  acting: {
    gait: 'float',
    idle: { rise: 7, rate: 0.5 },
    action: {
      lean: 5,
      turn: 0.35,
      tilt: 4,
      lookX: 0.3,
      lookY: -0.7,
      rise: 14,
      left: { angle: -24, bend: 0.1, length: 108, hand: 'open' },
      right: { ...AT.sky, length: 150 },
    },
    gesture: [
      { tilt: -4, left: AT.hip, right: { angle: 34, bend: -0.3, length: 124, prop: -60 } },
      { tilt: 5, left: AT.hip, right: { angle: 42, bend: -0.26, length: 124, prop: 50 } },
    ],
    rate: 1.2,
  },
  draw: (pose) =>
    figure(
      {
        behind: [...rocket, mirrored(...rocket)],
        hairBack: [
          form('M120 236C92 244 88 282 106 300C100 316 116 328 130 318C148 300 150 262 142 240Z', hair),
          form('M360 236C388 244 392 282 374 300C380 316 364 328 350 318C332 300 330 262 338 240Z', hair),
        ],
        body: [
          ...shoes({ colour: leather, kind: 'boot', sole: '#5E3A26' }, 35),
          neck(skin),
          form(
            'M214 318C196 322 182 332 180 352C180 380 184 404 182 430C180 452 180 468 180 484H232L238 456H242L248 484H300C300 468 300 452 298 430C296 404 300 380 300 352C298 332 284 322 266 318C256 332 224 332 214 318Z',
            orange,
            {
              inside: [
                flat('M230 320h20v110h-20Z', tint(orange, 0.22)),
                flat('M170 424h140v16H170Z', leather),
              ],
            },
          ),
          line('M240 336v80M182 424h116M182 441h116', 4.5),
          form('M226 420h28v25h-28Z', '#F7C25B', { width: 5 }),
        ],
        armLeft: {
          rest: { angle: -54, bend: 0.26, length: 98 },
          skin,
          width: 28,
          hand: { kind: 'relaxed', colour: '#F7C25B' },
          sleeve: { colour: orange, to: 0.72, width: 30, cuff: leather },
        },
        armRight: {
          rest: { angle: 30, bend: -0.3, length: 118 },
          up: { angle: 44, bend: -0.24, length: 128 },
          skin,
          width: 28,
          sleeve: { colour: orange, to: 0.7, width: 30, cuff: leather },
          hand: { kind: 'grip', colour: '#F7C25B' },
          prop: {
            angle: 16,
            draw: [
              form(
                'M-10 34V-60C-30-68-34-94-18-106V-84L0-76L18-84V-106C34-94 30-68 10-60V34C8 44-8 44-10 34Z',
                steel,
                { width: 6, shift: [-7, 0] },
              ),
            ],
          },
        },
        over: [...cord('M196 326C192 350 194 376 204 396M284 326C288 350 286 376 276 396', 8, leather)],
        head: humanHead({ skin, inside: [flat('M120 90h240v90c-80-20-160-20-240 0Z', shade(skin, 0.18))] }),
        face: face(
          { iris: '#4E8A4A', blush: '#F08A7E', brow: '#A86F22', lashes: true, under: [freckles('#D99873')] },
          pose,
        ),
        hairFront: [
          form(
            'M134 200V140H346V200C342 186 336 179 328 174C300 182 270 180 246 164C226 180 190 184 156 174C146 180 140 188 134 200Z',
            hair,
          ),
          line('M222 164c-14 6-28 8-44 7M272 166c14 5 26 7 40 6', 5, tint(hair, 0.35)),
        ],
        hat: [
          form(
            'M104 250C100 138 156 76 240 76C324 76 380 138 376 250C366 262 346 258 342 246C346 214 338 186 326 172C274 150 206 150 154 172C142 186 134 214 138 246C134 258 114 262 104 250Z',
            leather,
            { inside: [line('M240 70v90', 5, shade(leather, 0.3))] },
          ),
          line('M124 156C170 116 310 116 356 156', 20, '#3A1F1B'),
          line('M128 152C170 118 310 118 352 152', 9, '#5E3A26'),
          form('M164 136C164 98 234 98 234 134C234 168 164 170 164 136Z', '#9FD3E6', { shift: [-8, -6] }),
          form('M316 136C316 98 246 98 246 134C246 168 316 170 316 136Z', '#9FD3E6', { shift: [-8, -6] }),
          line('M232 132h16', 8, '#F7C25B'),
          line('M182 130q4-10 14-12M264 130q4-10 14-12', 5, '#FFFFFF'),
        ],
      },
      pose,
    ),
})
