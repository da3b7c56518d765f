import { acted, type Character } from '../art.ts'
import { shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { pawFeet } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { star } from '../parts/outline.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, oval, shape } from '../shapes.ts'

const fur = '#E5803A'
const sock = '#5A3226'
const cream = '#FFF3E2'
const blue = '#2F6FA0'
const gold = '#F7BE3B'

export const riddleFox: Character = acted({
  slug: 'riddle-fox',
  category: 'games',
  position: 2,
  name: { en: 'Riddle the Fox', pt: 'Raposa Enigma' },
  article: 'a',
  description: {
    en: 'Keeps a puzzle piece behind her tail and a hint behind her smile.',
    pt: 'Esconde uma peça atrás da cauda e uma dica atrás do sorriso.',
  },
  greetingStyle: 'playful',
  voice: { pitch: 1.2, rate: 1, range: 1.6 },
  accent: '#E5803A',
  background: '#D5EBE8',
  wavingArm: 'left',
  acting: {
    idle: { sweep: 4, rate: 0.44 },
    action: {
      turn: 0.45,
      tilt: 6,
      lookX: -0.3,
      sweep: 6,
      left: { angle: 108, bend: -0.5, length: 60, over: true },
      right: { angle: -6, bend: -0.36, length: 110 },
    },
    gesture: [
      { tilt: -5, sweep: -7, left: AT.hip, right: { angle: -8, bend: -0.4, length: 104, prop: -40 } },
      { tilt: 5, sweep: 7, left: AT.hip, right: { angle: 30, bend: -0.3, length: 124, prop: 40 } },
    ],
    rate: 1,
  },
  draw: (pose) =>
    figure(
      {
        behind: [
          form(
            'M300 494C352 508 410 486 428 436C440 400 432 370 414 348C412 372 400 384 384 390C362 398 346 416 342 438C338 452 322 462 300 460Z',
            fur,
            {
              inside: [
                flat('M396 330C396 366 400 384 424 402L460 380V320Z', cream),
                flat('M384 396c8-6 20-4 26 6c6 8 16 6 26 0v-60h-50Z', cream),
              ],
            },
          ),
        ],
        hairBack: [
          form('M140 158C118 118 114 70 126 44C158 58 186 84 200 116Z', fur, {
            inside: [flat('M142 140C130 112 128 88 132 68C150 80 164 96 174 116Z', sock)],
          }),
          form('M340 158C362 118 366 70 354 44C322 58 294 84 280 116Z', fur, {
            inside: [flat('M338 140C350 112 352 88 348 68C330 80 316 96 306 116Z', sock)],
          }),
        ],
        body: [
          form(
            'M206 312C178 340 166 390 168 440C170 492 196 520 240 520C284 520 310 492 312 440C314 390 302 340 274 312Z',
            fur,
            {
              shift: [-20, -4],
              inside: [
                flat(
                  'M240 340C270 340 282 400 278 450C274 492 258 512 240 512C222 512 206 492 202 450C198 400 210 340 240 340Z',
                  cream,
                ),
              ],
            },
          ),
          form(
            'M204 314C180 340 168 386 168 432C190 440 212 440 228 434C230 400 226 360 216 328ZM276 314C300 340 312 386 312 432C290 440 268 440 252 434C250 400 254 360 264 328Z',
            blue,
            {
              inside: [
                flat('M160 420c30 10 60 10 72 4v14h-72ZM248 424c20 8 50 6 72-4v18h-72Z', tint(blue, 0.3)),
              ],
            },
          ),
          ...pawFeet(sock, 38, 32),
        ],
        armLeft: {
          rest: { angle: -56, bend: 0.26, length: 92 },
          shoulder: [54, 354],
          skin: fur,
          width: 30,
          cap: [],
          hand: { kind: 'paw', colour: sock },
        },
        armRight: {
          rest: { angle: 4, bend: -0.38, length: 118 },
          up: { angle: 14, bend: -0.34, length: 128 },
          shoulder: [54, 354],
          skin: fur,
          width: 30,
          cap: [],
          hand: { kind: 'paw', colour: sock },
          prop: {
            angle: 8,
            draw: [
              form(
                'M-34-14V-38C-52-30-58-56-34-52V-78H-12C-20-96 14-98 8-78H32V-54C50-62 56-34 32-38V-14H8C14-32-18-32-12-14Z',
                gold,
                { width: 6, shift: [-6, -4] },
              ),
              flat(star(-1, -50, 16, 0.54), '#FFF6E0'),
            ],
          },
        },
        head: [
          form(
            'M240 102C302 102 344 140 350 194C364 204 380 222 392 246C378 246 368 248 360 252C364 262 364 270 362 280C350 276 340 278 332 284C306 304 272 310 240 310C208 310 174 304 148 284C140 278 130 276 118 280C116 270 116 262 120 252C112 248 102 246 88 246C100 222 116 204 130 194C136 140 178 102 240 102Z',
            fur,
            {
              shade: shade(fur, 0.16),
              shift: [-14, -7],
              inside: [
                flat(
                  'M80 232C130 214 176 226 200 250C214 236 232 226 240 204C248 226 266 236 280 250C304 226 350 214 400 232V320H80Z',
                  cream,
                ),
                flat(
                  'M364 236c14 4 26 8 32 14v30l-60 30c-18 4-40 8-60 8c50-16 84-42 88-82Z',
                  shade(cream, 0.14),
                ),
              ],
            },
          ),
        ],
        face: face(
          {
            eyes: 'sharp',
            iris: '#B8741A',
            blush: '#EF8F6E',
            brow: sock,
            mouthY: 268,
            lashes: true,
            cheekY: 258,
            nose: [
              shape(
                'M222 240C228 232 252 232 258 240C258 252 248 260 240 260C232 260 222 252 222 240Z',
                '#3A1F1B',
                5,
              ),
              oval(233, 242, 5, 3, '#FFFFFF', undefined, 0.5),
            ],
          },
          pose,
        ),
        hairFront: [
          form(
            'M214 118C208 94 220 78 238 70C236 82 240 88 246 92C252 82 264 78 276 80C270 90 270 104 266 116C256 108 248 110 240 120C232 110 224 110 214 118Z',
            fur,
            { width: 6, shift: [-6, -3] },
          ),
        ],
        front: [
          form(
            'M240 318C224 304 198 304 190 314C188 328 200 340 232 332ZM240 318C256 304 282 304 290 314C292 328 280 340 248 332Z',
            gold,
            { width: 6, shift: [-5, -3] },
          ),
          shape('M230 312h20c4 8 4 16 0 24h-20c-4-8-4-16 0-24Z', gold, 6),
        ],
      },
      pose,
    ),
})
