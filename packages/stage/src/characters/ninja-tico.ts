import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { skull } from '../parts/head.ts'
import { flat, form, line, oval } from '../shapes.ts'

const skin = SKIN.fair
const navy = '#2F4A6B'
const red = '#D9485A'

export const ninjaTico: Character = acted({
  slug: 'ninja-tico',
  category: 'games',
  position: 6,
  name: { en: 'Ninja Tico', pt: 'Ninja Tico' },
  article: 'o',
  description: {
    en: 'Silent as a shadow, until someone offers him a slice of cake.',
    pt: 'Silencioso como uma sombra, até alguém oferecer um pedaço de bolo.',
  },
  greetingStyle: 'playful',
  voice: { pitch: 1.16, rate: 1.06, kind: 'man', range: 1.3 },
  accent: '#2F6F8F',
  background: '#D9EAF2',
  wavingArm: 'left',
  acting: {
    gait: 'hop',
    idle: { sweep: 3, rate: 0.34 },
    action: {
      turn: -0.5,
      lean: -5,
      tilt: -3,
      lookX: -0.4,
      sweep: -6,
      left: { angle: 16, bend: -0.5, length: 104, hand: 'open' },
      right: { angle: 16, bend: -0.4, length: 104 },
    },
    gesture: [
      { turn: -0.3, lookX: -0.3, left: { angle: 44, bend: -0.5, length: 104, hand: 'open' } },
      {
        turn: -0.3,
        lean: -4,
        lookX: -0.3,
        sweep: -8,
        left: { angle: -14, bend: 0, length: 122, hand: 'open' },
      },
    ],
    rate: 2.2,
  },
  draw: (pose) =>
    figure(
      {
        behind: [
          form(
            'M206 314C160 318 120 340 82 330C66 326 54 336 44 352C62 354 70 362 66 378C104 386 150 366 196 344Z',
            red,
          ),
          form('M200 330C164 350 132 380 96 384C106 394 106 404 100 414C136 414 176 386 212 350Z', red),
        ],
        hairBack: [
          form('M352 168C378 150 404 150 424 160C416 170 416 178 424 188C400 194 374 196 350 186Z', red, {
            width: 6,
          }),
          form('M348 184C372 190 390 206 400 226C388 226 380 232 378 242C360 228 346 210 340 194Z', red, {
            width: 6,
          }),
        ],
        body: [
          ...shoes({ colour: '#26364A', kind: 'slipper' }, 38),
          form(
            'M186 430C180 456 178 476 176 508C190 518 220 518 232 508L238 466H242L248 508C260 518 290 518 304 508C302 476 300 456 294 430Z',
            navy,
            {
              inside: [flat('M170 488h140v8H170ZM170 502h140v8H170Z', '#E8EEF2')],
            },
          ),
          form(
            'M212 314C192 320 178 334 178 354C178 386 184 412 182 444C216 454 264 454 298 444C296 412 302 386 302 354C302 334 288 320 268 314C256 330 224 330 212 314Z',
            navy,
            {
              inside: [flat('M166 412h150v20H166Z', red)],
            },
          ),
          line('M266 322L224 410M214 322L246 368', 5, tint(navy, 0.3)),
          line('M181 412c40 8 78 8 118 0M182 431c40 8 78 8 116 0', 4.5),
          form('M222 414h22l-4 44-16 6-10-10Z', red, { width: 5 }),
        ],
        armLeft: {
          rest: { angle: -46, bend: 0.34, length: 92 },
          skin: navy,
          hand: { kind: 'relaxed', colour: skin },
          sleeve: { colour: navy, to: 0.6, width: 32, cuff: '#E8EEF2' },
        },
        armRight: {
          rest: { angle: -4, bend: -0.36, length: 104 },
          up: { angle: 14, bend: -0.36, length: 112 },
          skin: navy,
          hand: { kind: 'grip', colour: skin },
          sleeve: { colour: navy, to: 0.6, width: 32, cuff: '#E8EEF2' },
          prop: {
            angle: 0,
            draw: [
              form('M-46-18h92c-2 10-20 14-46 14s-44-4-46-14Z', '#FFFFFF', { width: 6, shade: false }),
              form('M-34-20V-50L28-66C36-58 38-48 38-40V-20Z', '#F9DDB8', {
                width: 6,
                shift: [-6, 0],
                inside: [
                  flat('M-40-40h84v8h-84Z', red),
                  flat('M-40-48L40-72V-56L-36-44Z', '#FFF6EC'),
                  flat('M-40-72h86v22q-6 8-12 0q-8 10-16 0q-8 10-16 0q-8 10-16 0q-8 8-16 0Z', '#FBE3EC'),
                ],
              }),
              oval(8, -70, 10, 10, red, 5),
            ],
          },
        },
        head: [
          skull(skin),
          form(
            'M122 206C122 142 172 94 240 94C308 94 358 142 358 206C358 270 310 314 240 314C290 304 326 268 328 224C330 188 300 171 240 171C180 171 150 188 152 224C154 268 190 304 240 314C170 314 122 270 122 206Z',
            navy,
          ),
        ],
        face: face(
          { eyes: 'sharp', iris: '#4E6E3A', blush: '#EE7F72', cheekX: 64, brow: '#5A3826', mouthY: 266 },
          pose,
        ),
        hairFront: [
          form(
            'M124 190C150 160 200 150 240 150C280 150 330 160 356 190C360 176 356 160 350 148C320 122 280 114 240 114C200 114 160 122 130 148C124 160 120 176 124 190Z',
            red,
            { inside: [flat('M120 150h240v8c-80-30-160-30-240 0Z', '#F07F8B')] },
          ),
          form(
            'M240 120C262 118 276 128 276 140C276 152 260 158 240 156C220 158 204 152 204 140C204 128 218 118 240 120Z',
            '#FFF3E6',
            { width: 6, shift: [-7, -3] },
          ),
          line('M226 140q14 11 28 0M228 132v.1M252 132v.1', 5, red),
        ],
        front: [
          form(
            'M176 302C210 326 270 326 304 302C316 312 318 326 308 334C266 352 214 352 172 334C162 326 164 312 176 302Z',
            red,
            { shift: [-10, -5] },
          ),
          line('M190 322c34 14 70 14 104-2', 4.5, shade(red, 0.3)),
        ],
      },
      pose,
    ),
})
