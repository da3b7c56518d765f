import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead } from '../parts/head.ts'
import { cord } from '../parts/limb.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, line, n } from '../shapes.ts'

const skin = SKIN.brown
const blue = '#3D5A9E'
const gold = '#F7BE3B'
const white = '#F7F3EE'
const grey = '#C4BDBB'

export const grandpaThunder: Character = acted({
  slug: 'grandpa-thunder',
  category: 'heroes',
  position: 5,
  name: { en: 'Grandpa Thunder', pt: 'Vovô Trovão' },
  article: 'o',
  description: {
    en: 'The strongest hugs in town, and a mustache that rumbles when he laughs.',
    pt: 'O abraço mais forte da cidade e um bigode que troveja quando ele ri.',
  },
  greetingStyle: 'funny',
  voice: { pitch: 0.72, rate: 0.92, range: 1.55 },
  accent: '#3D5A9E',
  background: '#FAEBC2',
  wavingArm: 'left',
  acting: {
    bareHead: true,
    idle: { bounce: 0.5, rate: 0.3 },
    action: {
      lean: -4,
      turn: -0.35,
      tilt: -4,
      left: { ...AT.flexed, length: 96 },
      right: { angle: 26, bend: -0.36, length: 104, prop: 8 },
    },
    gesture: [
      { bounce: -0.9, tilt: -3, left: { ...AT.belly, over: true } },
      { bounce: 0.9, tilt: 4, lean: -4, lookY: -0.4, left: { ...AT.belly, length: 88, over: true } },
    ],
    rate: 1.8,
  },
  draw: (pose) => {
    const { brow, slant } = pose.mood
    const outer = n(194 - brow * 8 + slant * 5)
    const fall = n(-4 - slant * 11)
    const brows = `M174 ${outer}q18-14 40 ${fall}M306 ${outer}q-18-14-40 ${fall}`
    return figure(
      {
        behind: [
          form(
            'M180 320C140 344 124 400 128 446C166 432 200 440 240 448C280 440 314 432 352 446C356 400 340 344 300 320Z',
            gold,
          ),
        ],
        hairBack: [
          form('M134 176C104 176 96 204 106 222C92 240 104 268 128 264L150 262V176Z', white),
          form('M346 176C376 176 384 204 374 222C388 240 376 268 352 264L330 262V176Z', white),
        ],
        body: [
          ...shoes({ colour: '#E2623B', kind: 'boot', sole: gold }, 40),
          form(
            'M206 312C170 318 150 338 150 368C150 408 172 436 176 458C178 468 178 476 178 486H232L238 468H242L248 486H302C302 476 302 468 304 458C308 436 330 408 330 368C330 338 310 318 274 312Z',
            blue,
            {
              shift: [-24, -5],
              inside: [
                flat('M140 432C200 456 280 456 340 432V456C280 478 200 478 140 456Z', gold),
                line('M140 432C200 456 280 456 340 432M340 456C280 478 200 478 140 456', 4.5),
                flat('M196 300H284L270 330C252 340 228 340 210 330Z', gold),
              ],
            },
          ),
        ],
        armLeft: {
          rest: { angle: -40, bend: 0.46, length: 84 },
          shoulder: [72, 358],
          skin: blue,
          width: 36,
          hand: { kind: 'relaxed', colour: '#E2623B' },
          sleeve: { colour: blue, to: 0.8, width: 38, cuff: gold },
        },
        armRight: {
          rest: { angle: 0, bend: -0.42, length: 92 },
          up: { angle: 30, bend: -0.34, length: 104 },
          shoulder: [72, 358],
          skin: blue,
          width: 36,
          hand: { kind: 'grip', colour: '#E2623B' },
          sleeve: { colour: blue, to: 0.78, width: 38, cuff: gold },
          prop: {
            angle: 5,
            draw: [
              ...cord('M0 172V-36', 9, '#A8683A'),
              form('M8-102L-26-52H-4L-14-18L26-66H4L18-102Z', gold, { width: 6, shift: [-6, -2] }),
            ],
          },
        },
        over: [
          form('M244 376L222 404H238L230 430L264 394H246L260 376Z', gold, { width: 6, shade: false }),
          form(
            'M204 388C186 388 184 364 202 362C200 340 230 334 238 350C248 336 276 344 272 362C292 362 292 388 276 388Z',
            white,
            { width: 6, shade: grey, shift: [-5, -5] },
          ),
        ],
        head: humanHead({
          skin,
          inside: [flat('M172 122c18-10 44-14 62-10c-20 2-44 10-56 20c-8 6-14-4-6-10Z', tint(skin, 0.35))],
        }),
        face: face(
          {
            eyes: 'droopy',
            iris: '#5B6F86',
            blush: '#EE7F66',
            brow: false,
            mouthY: 282,
            mouthScale: 0.82,
            nose: [
              form('M222 240C218 222 262 222 258 240C258 254 222 254 222 240Z', shade(skin, 0.08), {
                width: 5,
              }),
            ],
            under: [line('M160 230c-6 4-10 6-14 6M320 230c6 4 10 6 14 6', 4.5, shade(skin, 0.3))],
            over: [
              form(
                'M240 250C222 240 190 246 178 262C166 274 150 272 142 264C144 292 172 304 202 290C218 284 232 276 240 268C248 276 262 284 278 290C308 304 336 292 338 264C330 272 314 274 302 262C290 246 258 240 240 250Z',
                white,
                { shade: grey, shift: [-4, -9] },
              ),
              line(brows, 20),
              line(brows, 9, white),
            ],
          },
          pose,
        ),
        hairFront: [
          form('M128 206C112 196 108 176 122 168C130 150 150 152 154 168C160 184 148 206 140 214Z', white),
          form('M352 206C368 196 372 176 358 168C350 150 330 152 326 168C320 184 332 206 340 214Z', white, {
            shift: [-8, -3],
          }),
          line('M132 182c2-6 6-10 12-12M348 182c-2-6-6-10-12-12', 4.5, grey),
        ],
      },
      pose,
    )
  },
})
