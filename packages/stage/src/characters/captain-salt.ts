import { acted, type Character } from '../art.ts'
import { SKIN, shade } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoeAt } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead } from '../parts/head.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, line, oval, type Node } from '../shapes.ts'

const skin = SKIN.brown
const beard = '#6B4632'
const wine = '#8B1A1A'
const navy = '#2F4A6B'
const gold = '#F3B33B'
const cream = '#FFF3E0'

/** Sits on the shoulder to the viewer's left. */
const parrot: Node[] = [
  form('M112 372C100 396 92 412 84 420C80 404 84 384 94 362Z', '#2F8F86', { width: 6 }),
  form(
    'M92 350C78 322 88 288 114 282C140 278 152 298 146 320C142 342 128 362 110 372C102 368 96 360 92 350Z',
    '#4E9B57',
    {
      shift: [-7, -3],
      inside: [flat('M136 300c-10 0-16 10-14 24c2 16-4 32-14 48h40Z', gold)],
    },
  ),
  form('M98 318C88 332 92 350 104 360C114 348 116 330 110 318Z', '#2F8F86', { width: 5 }),
  form('M94 292C82 290 76 300 80 312C88 310 94 306 96 300Z', '#F7E3B0', { width: 5 }),
  oval(106, 298, 4.5, 5.5, '#3A1F1B'),
  line('M116 280q2-12 12-16M122 280q6-8 14-8', 6, '#4E9B57'),
]

export const captainSalt: Character = acted({
  slug: 'captain-salt',
  category: 'movies',
  position: 4,
  name: { en: 'Captain Salt', pt: 'Capitão Maresia' },
  article: 'o',
  description: {
    en: 'A pirate who buries treasure just for the fun of drawing the map.',
    pt: 'Um pirata que enterra tesouros só pela graça de desenhar o mapa.',
  },
  greetingStyle: 'funny',
  voice: { pitch: 0.74, rate: 0.98, range: 1.5 },
  accent: '#8B1A1A',
  background: '#CFE7EF',
  wavingArm: 'left',
  acting: {
    idle: { lean: 1.6, rate: 0.24 },
    action: {
      turn: -0.5,
      lean: -3,
      lookX: -0.6,
      lookY: -0.2,
      left: { angle: 10, bend: -0.1, length: 106, hand: 'point' },
      right: { angle: 20, bend: -0.34, length: 110 },
    },
    gesture: [
      { lean: -3, tilt: -4, left: AT.hip, right: { angle: -10, bend: -0.38, length: 92, prop: -12 } },
      { lean: 3, tilt: 5, left: AT.hip, right: { angle: 28, bend: -0.3, length: 116, prop: 12 } },
    ],
    rate: 0.9,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [
          form(
            'M124 180C104 214 102 270 112 306C130 320 150 312 156 296H324C330 312 350 320 368 306C378 270 376 214 356 180Z',
            beard,
          ),
        ],
        body: [
          form('M262 470H286L280 526H268Z', '#B9804C', {
            width: 6,
            inside: [flat('M256 514h40v16h-40Z', '#6B7A86')],
          }),
          shoeAt({ colour: '#4A3226', kind: 'boot', sole: gold }, -1, 36),
          form('M186 436C182 456 182 472 184 486H232L238 464H242L254 480H296C298 464 298 450 294 436Z', navy),
          form(
            'M204 314C176 322 160 340 158 366C158 396 164 420 156 466C178 474 204 474 222 468L240 450L258 468C276 474 302 474 324 466C316 420 322 396 322 366C320 340 304 322 276 314Z',
            wine,
            {
              shift: [-22, -4],
              inside: [
                flat('M216 300C218 360 220 410 214 480H266C260 410 262 360 264 300Z', cream),
                line('M222 372h36M222 392h36M222 412h36M222 432h36', 7, navy),
              ],
            },
          ),
          line('M216 330C220 380 220 420 216 470M264 330C260 380 260 420 264 470', 5),
          line('M202 384v.1M202 410v.1M278 384v.1M278 410v.1', 10, gold),
          form('M164 424C214 440 266 440 316 424L318 444C266 460 214 460 162 444Z', '#4A3226', { width: 6 }),
          form('M226 430h28v28h-28Z', gold, { width: 6, shade: false }),
        ],
        armLeft: {
          rest: { angle: -46, bend: 0.36, length: 92 },
          shoulder: [64, 358],
          skin,
          sleeve: { colour: wine, to: 0.66, width: 36, cuff: gold },
        },
        armRight: {
          rest: { angle: 2, bend: -0.38, length: 100 },
          up: { angle: 26, bend: -0.32, length: 114 },
          shoulder: [64, 358],
          skin,
          sleeve: { colour: wine, to: 0.62, width: 36, cuff: gold },
          hand: { kind: 'grip' },
          prop: {
            angle: 6,
            draw: [
              form(
                'M-40-76C-24-84-8-66 8-76C20-84 32-80 42-74L38-4C24-14 8 4-6-6C-18-14-30-8-38-2Z',
                '#F4E2B8',
                { width: 6, shift: [-7, -3] },
              ),
              line('M-26-28q10-14 18-6q8 6 16-10', 4.5, '#A9743C'),
              line('M14-58l14 14M28-58l-14 14', 6, '#D23B33'),
              line('M-26-58q6-6 12 0', 4.5, '#5E9E5A'),
            ],
          },
        },
        over: [
          form(
            'M158 298C150 320 156 336 170 344C174 336 180 332 186 332C190 350 204 362 218 362C218 354 222 348 228 346C232 356 248 356 252 346C258 348 262 354 262 362C276 362 290 350 294 332C300 332 306 336 310 344C324 336 330 320 322 298C300 286 180 286 158 298Z',
            beard,
            { shift: [-12, -5] },
          ),
        ],
        head: humanHead({
          skin,
          inside: [
            flat('M120 90h240v104c-80-16-160-16-240 0Z', shade(skin, 0.26)),
            flat(
              'M120 220C148 228 152 258 176 264C206 244 224 246 240 252C256 246 274 244 304 264C328 258 332 228 360 220V320H120Z',
              beard,
            ),
          ],
        }),
        face: face(
          {
            eyes: 'sharp',
            iris: '#4E7B5E',
            blush: '#E9765C',
            brow: '#3E2417',
            browLift: -6,
            browWidth: 9,
            cheekY: 246,
            mouthY: 282,
            lips: '#B9705E',
            mouthScale: 0.9,
            nose: [
              form('M224 238C220 224 260 224 256 238C256 250 224 250 224 238Z', shade(skin, 0.08), {
                width: 5,
              }),
            ],
            over: [
              form(
                'M240 252C226 242 200 242 186 256C180 262 170 262 163 256C165 274 188 283 211 275C224 271 234 265 240 261C246 265 256 271 269 275C292 283 315 274 317 256C310 262 300 262 294 256C280 242 254 242 240 252Z',
                '#543524',
                { width: 5 },
              ),
            ],
          },
          pose,
        ),
        hairFront: [
          form(
            'M130 216C122 192 128 166 142 150H338C352 166 358 192 350 216C340 214 336 204 334 192C270 176 210 176 146 192C144 204 140 214 130 216Z',
            beard,
            { width: 6 },
          ),
          line('M112 246q-8 6-4 14', 4.5, gold),
        ],
        hat: [
          form(
            'M66 152C100 138 116 110 134 88C164 60 206 70 240 48C274 70 316 60 346 88C364 110 380 138 414 152C404 184 330 172 240 176C150 172 76 184 66 152Z',
            navy,
            {
              inside: [line('M76 164C150 158 330 158 404 164', 10, gold)],
            },
          ),
          form('M240 84l10 21 23 3-17 16 4 23-20-11-20 11 4-23-17-16 23-3Z', gold, { width: 5 }),
        ],
        front: [...parrot],
      },
      pose,
    ),
})
