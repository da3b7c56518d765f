import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead, neck } from '../parts/head.ts'
import { cord } from '../parts/limb.ts'
import { scallops } from '../parts/outline.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, line, oval } from '../shapes.ts'

const skin = SKIN.deep
const hair = '#2E1B17'
const marigold = '#F3A92B'
const teal = '#1E7B74'
const red = '#8B1A1A'

export const pixelPete: Character = acted({
  slug: 'pixel-pete',
  category: 'games',
  position: 1,
  name: { en: 'Pixel Pete', pt: 'Pedro Pixel' },
  article: 'o',
  description: {
    en: 'Loves a challenge, and cheers the loudest when you win.',
    pt: 'Adora um desafio e é quem mais torce quando você vence.',
  },
  greetingStyle: 'excited',
  voice: { pitch: 1.12, rate: 1.06, kind: 'man', range: 1.75 },
  accent: '#F3A92B',
  background: '#FCEBC8',
  wavingArm: 'left',
  acting: {
    idle: { tilt: 2.4, bounce: 0.3, rate: 0.8 },
    action: {
      turn: -0.3,
      bounce: 1,
      lookY: -0.5,
      left: { ...AT.sky, angle: 58, length: 148, hand: 'fist' },
      right: { angle: 40, bend: -0.26, length: 132 },
    },
    gesture: [
      {
        tilt: 5,
        lookX: 0.5,
        lookY: 0.7,
        left: { angle: -118, bend: 0.6, length: 80, over: true },
        right: { angle: -112, bend: 0.6, length: 78, prop: -14, over: true },
      },
      {
        tilt: 7,
        lean: 2,
        lookX: 0.5,
        lookY: 0.7,
        left: { angle: -114, bend: 0.6, length: 72, over: true },
        right: { angle: -116, bend: 0.6, length: 84, prop: -4, over: true },
      },
    ],
    rate: 3,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [form(scallops(240, 176, 124, 104, 11, { from: -256, bulge: 0.2 }), hair)],
        body: [
          ...shoes({ colour: '#E2623B', kind: 'sneaker' }, 36),
          neck(skin),
          form(
            'M214 318C196 322 182 332 180 350C178 380 184 404 182 428H298C296 404 302 380 300 350C298 332 284 322 266 318C256 332 224 332 214 318Z',
            '#FFF6E6',
          ),
          form(
            'M204 360H276C290 360 296 384 300 412C304 446 302 470 300 502H248L242 466H238L232 502H180C178 470 176 446 180 412C184 384 190 360 204 360Z',
            marigold,
            { inside: [flat('M170 486h140v20H170Z', '#FFC95C')] },
          ),
          form('M204 386h72v44c0 6-4 10-10 10h-52c-6 0-10-4-10-10Z', '#CFE7EF', {
            width: 6,
            shift: [-6, -3],
          }),
          form('M214 396h52v26h-52Z', teal, { width: 4, shade: false }),
          line('M222 409h12M228 403v12', 4.5, '#FFFFFF'),
          oval(249, 412, 3.4, 3.4, '#F6C9BD'),
          oval(257, 404, 3.4, 3.4, '#F6C9BD'),
        ],
        armLeft: {
          rest: { angle: -58, bend: 0.2, length: 104 },
          skin,
          sleeve: { colour: '#FFF6E6', to: 0.5, width: 34, cuff: teal },
        },
        armRight: {
          rest: { angle: 2, bend: -0.34, length: 116 },
          up: { angle: 10, bend: -0.34, length: 124 },
          skin,
          sleeve: { colour: '#FFF6E6', to: 0.45, width: 34, cuff: teal },
          hand: { kind: 'grip' },
          prop: {
            angle: 8,
            draw: [
              form(
                'M-46-52C-44-70-26-74-14-66H14C26-74 44-70 46-52C50-34 48-10 34-10C24-10 20-22 10-24H-10C-20-22-24-10-34-10C-48-10-50-34-46-52Z',
                red,
                { shift: [-6, -4] },
              ),
              line('M-28-46h14M-21-53v14', 5.5, '#FFFFFF'),
              oval(18, -52, 5, 5, marigold),
              oval(29, -43, 5, 5, '#CFE7EF'),
            ],
          },
        },
        over: [
          ...cord('M208 366L206 324M272 366L274 324', 9, marigold),
          oval(208, 364, 3.5, 3.5, '#FFF6E6'),
          oval(272, 364, 3.5, 3.5, '#FFF6E6'),
        ],
        head: humanHead({ skin, inside: [flat('M120 90h240v100c-30-30-210-30-240 4Z', shade(skin, 0.24))] }),
        face: face({ eyes: 'tall', blush: '#D9603F', brow: '#2E1B17' }, pose),
        hairFront: [
          form(
            'M126 206C118 150 160 92 240 92C320 92 362 150 354 206C344 202 338 192 336 180C324 184 312 178 306 166C294 174 278 172 270 160C258 170 240 168 232 158C222 170 204 170 196 160C188 172 172 176 162 170C156 186 144 200 126 206Z',
            hair,
          ),
          line('M176 138c6-10 18-16 28-14M222 122c8-6 20-8 30-4', 6, tint(hair, 0.22)),
        ],
        hat: [
          line('M118 220C104 40 376 40 362 220', 26),
          line('M118 220C104 40 376 40 362 220', 13, teal),
          line('M150 138C168 104 200 88 236 86', 4.5, tint(teal, 0.45)),
          form('M100 212c0-22 40-22 40 0v44c0 22-40 22-40 0Z', teal, { shift: [-8, -3] }),
          form('M340 212c0-22 40-22 40 0v44c0 22-40 22-40 0Z', teal, { shift: [-8, -3] }),
          line('M118 222v22M362 222v22', 5, marigold),
        ],
      },
      pose,
    ),
})
