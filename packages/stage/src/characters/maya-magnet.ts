import { acted, type Character } from '../art.ts'
import { shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead, neck } from '../parts/head.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, line, oval } from '../shapes.ts'

const skin = '#F0C39A'
const hair = '#2B2030'
const streak = '#C55FB4'
const purple = '#7A4FA3'
const lime = '#B9D94C'
const steel = '#C6D2DA'

export const mayaMagnet: Character = acted({
  slug: 'maya-magnet',
  category: 'heroes',
  position: 7,
  name: { en: 'Maya Magnet', pt: 'Maia Magnética' },
  article: 'a',
  description: {
    en: 'Her shiny arm finds lost toys and pulls new friends close.',
    pt: 'Seu braço brilhante acha brinquedos perdidos e atrai amigos novos.',
  },
  greetingStyle: 'brave',
  voice: { pitch: 1.18, rate: 1.02, range: 1.5 },
  accent: '#7A4FA3',
  background: '#E6DDF3',
  wavingArm: 'left',
  acting: {
    bareHead: true,
    idle: { lean: 1.1, tilt: -1.2, rate: 0.36 },
    action: {
      turn: 0.45,
      lean: 6,
      tilt: 3,
      lookX: 0.6,
      left: AT.hip,
      right: { angle: 22, bend: -0.2, length: 84, prop: 26 },
    },
    gesture: [
      {
        lean: 5,
        lookX: 0.6,
        left: { angle: -20, bend: 0.2, length: 104, hand: 'open' },
        right: { angle: 14, bend: -0.2, length: 82, prop: 30 },
      },
      { lean: -5, lookX: 0.6, left: AT.heart, right: { angle: -30, bend: -0.6, length: 60, prop: 16 } },
    ],
    rate: 0.8,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [
          form(
            'M300 118C330 64 396 66 414 110C432 152 424 196 440 232C412 238 392 222 386 200C384 218 376 232 362 240C352 200 340 150 300 118Z',
            hair,
            {
              inside: [flat('M336 96C376 110 396 150 402 236h-18C382 180 366 130 322 108Z', streak)],
            },
          ),
          form('M122 210C112 150 150 96 240 96C330 96 368 150 358 210L346 262H134Z', hair),
        ],
        body: [
          ...shoes({ colour: lime, kind: 'boot', sole: purple }, 35),
          neck(skin),
          form(
            'M214 316C196 320 182 332 180 352C180 380 188 402 186 428C182 450 180 468 180 484H232L238 458H242L248 484H300C300 468 298 450 294 428C292 402 300 380 300 352C298 332 284 320 266 316C256 332 224 332 214 316Z',
            purple,
            {
              inside: [
                flat('M196 304L240 376L284 304L306 330L240 410L174 330Z', '#3B2A57'),
                flat('M170 420c46 10 94 10 140 0v16c-46 10-94 10-140 0Z', lime),
              ],
            },
          ),
          line('M186 422c36 7 72 7 108 0M184 440c36 7 76 7 112 0', 4.5),
          form('M222 342V366C222 390 258 390 258 366V342H246V364C246 374 234 374 234 364V342Z', '#E4574F', {
            width: 5,
            shade: false,
            inside: [flat('M216 338h48v10h-48Z', '#F4F6F8')],
          }),
        ],
        armLeft: {
          rest: { angle: -50, bend: 0.34, length: 92 },
          skin,
          sleeve: { colour: purple, to: 0.6, width: 32, cuff: lime },
        },
        armRight: {
          rest: { angle: -2, bend: -0.4, length: 116 },
          up: { angle: 10, bend: -0.36, length: 126 },
          skin: steel,
          width: 30,
          sleeve: { colour: purple, to: 0.05, width: 34, cuff: lime },
          hand: { kind: 'fist', scale: 1.08 },
          trim: [line('M-15 20q15 6 30 0M-15 34q15 6 30 0', 5, '#8B9AA5'), oval(0, 62, 10, 10, lime, 5)],
          prop: {
            angle: 6,
            draw: [
              form('M-34-92V-58C-34-8 34-8 34-58V-92H12V-60C12-40-12-40-12-60V-92Z', '#E4574F', {
                shift: [-8, -4],
                inside: [flat('M-44-100h90v22h-90Z', '#F4F6F8')],
              }),
            ],
          },
        },
        head: humanHead({
          skin,
          inside: [flat('M120 90h240v90C300 150 200 176 120 214Z', shade(skin, 0.2))],
        }),
        face: face({ eyes: 'sharp', iris: '#7A4FA3', blush: '#EE8478', brow: hair, lashes: true }, pose),
        hairFront: [
          form(
            'M122 232C106 156 154 88 240 88C326 88 366 144 356 214C346 214 340 202 338 190C330 170 318 158 304 150C282 172 232 190 172 193C169 208 160 218 150 220C148 240 130 248 122 232Z',
            hair,
            {
              inside: [
                flat('M176 206C200 170 250 160 300 128L306 152C270 190 220 196 180 204Z', streak, 0.9),
              ],
            },
          ),
          line('M160 150c18-22 42-34 70-36', 7, tint(hair, 0.26)),
        ],
        hat: [
          line('M306 112C318 104 324 116 316 124', 20),
          line('M306 112C318 104 324 116 316 124', 9, lime),
        ],
      },
      pose,
    ),
})
