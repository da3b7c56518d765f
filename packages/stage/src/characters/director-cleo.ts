import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { hearingAid, humanHead, neck } from '../parts/head.ts'
import { scallops } from '../parts/outline.ts'
import { flat, form, line } from '../shapes.ts'

const skin = SKIN.brown
const hair = '#7A3B26'
const mustard = '#D98E2B'
const teal = '#1E6B66'
const cream = '#FFF6E6'

export const directorCleo: Character = acted({
  slug: 'director-cleo',
  category: 'movies',
  position: 7,
  name: { en: 'Director Cleo', pt: 'Diretora Cléo' },
  article: 'a',
  description: {
    en: 'Shouts “Action!”, hugs the whole crew, then shouts “Action!” again.',
    pt: 'Grita “ação!”, abraça a equipe inteira e grita “ação!” de novo.',
  },
  greetingStyle: 'warm',
  voice: { pitch: 1.1, rate: 1.02, range: 1.45 },
  accent: '#C9772B',
  background: '#DCEDE6',
  wavingArm: 'right',
  acting: {
    idle: { bounce: 0.3, tilt: 1.4, rate: 0.56 },
    action: {
      turn: 0.35,
      lean: 4,
      tilt: 4,
      left: { angle: 26, bend: -0.1, length: 112, prop: -14 },
      right: { angle: 20, bend: -0.1, length: 120, hand: 'point' },
    },
    gesture: [
      { tilt: -4, right: { angle: -12, bend: -0.1, length: 116, hand: 'open' } },
      { tilt: 5, lookY: -0.3, right: { angle: 44, bend: -0.2, length: 132, hand: 'open' } },
    ],
    rate: 1.5,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [form(scallops(240, 224, 138, 112, 12, { from: -255, bulge: 0.17 }), hair)],
        body: [
          form(
            'M188 432C172 456 164 484 160 508C186 518 214 518 230 510L238 470H242L250 510C266 518 294 518 320 508C316 484 308 456 292 432Z',
            teal,
          ),
          ...shoes({ colour: '#C8493A', kind: 'slipper' }, 44),
          neck(skin),
          form(
            'M212 316C192 322 180 334 180 354C180 384 184 412 182 442C216 452 264 452 298 442C296 412 300 384 300 354C300 334 288 322 268 316C256 332 224 332 212 316Z',
            cream,
            {
              inside: [line('M170 370h140M170 394h140M170 418h140', 9, '#C8493A')],
            },
          ),
          line('M182 440c38 9 78 9 116 0', 5),
        ],
        armLeft: {
          rest: { angle: -16, bend: 0.3, length: 112 },
          up: { angle: 0, bend: 0.1, length: 114 },
          skin,
          sleeve: { colour: cream, to: 0.5, width: 33, cuff: '#C8493A' },
          hand: { kind: 'grip' },
          prop: {
            angle: -8,
            draw: [
              form('M-50-60H46V-4H-50Z', '#4A4450', {
                width: 6,
                shift: [-7, -3],
                inside: [flat('M-40-47h52v10h-52ZM-40-28h76v10h-76Z', '#D9D3DC')],
              }),
              form('M-52-62L42-94L48-74L-46-60Z', '#FFFFFF', {
                width: 6,
                shade: false,
                inside: [flat('M-38-50l-8-56h18l8 56ZM-6-50l-8-56h18l8 56ZM26-50l-8-56h18l8 56Z', '#4A4450')],
              }),
            ],
          },
        },
        armRight: {
          rest: { angle: 24, bend: -0.32, length: 114 },
          skin,
          sleeve: { colour: cream, to: 0.5, width: 33, cuff: '#C8493A' },
        },
        over: [
          form(
            'M206 314C226 340 254 340 274 314L296 330C290 360 262 374 240 372C218 374 190 360 184 330Z',
            mustard,
            { shift: [-10, -5], inside: [line('M200 330c24 24 56 24 80 0', 4.5, shade(mustard, 0.3))] },
          ),
          form('M254 362C268 386 272 410 266 436C252 442 236 440 228 434C236 406 236 384 230 366Z', mustard, {
            shift: [-7, -2],
          }),
        ],
        head: [
          ...humanHead({ skin, inside: [flat('M120 90h240v92c-80-24-160-24-240 4Z', shade(skin, 0.22))] }),
          ...hearingAid('#58C0CF', -1),
        ],
        face: face(
          {
            eyes: 'almond',
            iris: '#5E8A3A',
            blush: '#EE7F66',
            brow: '#4E2417',
            lashes: true,
            under: [line('M196 262v.1', 6, '#6B3A22')],
          },
          pose,
        ),
        hairFront: [
          form(
            'M136 208C116 196 112 160 134 146C150 128 180 124 196 130C220 118 254 118 276 130C300 122 336 132 346 150C366 166 362 198 344 208C336 204 334 194 330 188C314 192 300 186 294 176C278 186 258 184 248 174C234 186 212 186 202 176C194 188 176 194 158 190C150 194 146 204 136 208Z',
            hair,
          ),
          line(
            'M152 166c6-10 16-14 28-14M218 150c10-4 22-4 30 0M300 152c12 0 22 6 28 14',
            5,
            tint(hair, 0.28),
          ),
        ],
        hat: [
          form(
            'M132 132C112 116 116 84 150 68C200 44 294 46 334 72C372 94 384 132 356 142C300 118 200 114 132 132Z',
            mustard,
            {
              inside: [line('M164 100c16-18 40-26 66-28', 7, tint(mustard, 0.4))],
            },
          ),
          form(
            'M128 138C126 126 140 120 160 118C220 108 290 112 344 126C358 130 362 140 354 146C290 130 200 126 140 144C132 146 128 144 128 138Z',
            shade(mustard, 0.25),
            { width: 6 },
          ),
          line('M246 52q2-14 12-18', 15),
          line('M246 52q2-14 12-18', 5, mustard),
        ],
      },
      pose,
    ),
})
