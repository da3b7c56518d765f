import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead, neck } from '../parts/head.ts'
import { cord } from '../parts/limb.ts'
import { sparkle, star } from '../parts/outline.ts'
import { flat, form, line, oval } from '../shapes.ts'

const skin = SKIN.deep
const hair = '#30201F'
const purple = '#6B4BA1'
const dark = '#4A3278'
const gold = '#F3B33B'

export const mageZuri: Character = acted({
  slug: 'mage-zuri',
  category: 'games',
  position: 7,
  name: { en: 'Zuri the Mage', pt: 'Maga Zuri' },
  article: 'a',
  description: {
    en: 'Her favorite spell turns shy smiles into giggles.',
    pt: 'Seu feitiço favorito transforma sorriso tímido em gargalhada.',
  },
  greetingStyle: 'warm',
  voice: { pitch: 1.16, rate: 0.98, range: 1.35 },
  accent: '#6B4BA1',
  background: '#E9E0F5',
  wavingArm: 'left',
  acting: {
    idle: { lean: 0.8, tilt: 1.2, rate: 0.28 },
    action: {
      tilt: -3,
      lookY: -0.6,
      hat: 5,
      lean: -2,
      turn: -0.25,
      left: { angle: 44, bend: -0.24, length: 128, hand: 'open' },
      right: { angle: 26, bend: -0.34, length: 112, prop: 10 },
    },
    gesture: [
      {
        tilt: -5,
        lookX: -0.5,
        left: { angle: -24, bend: 0.2, length: 92, hand: 'open' },
        right: { angle: 12, bend: -0.36, length: 106, prop: -8 },
      },
      {
        tilt: 3,
        lookX: -0.5,
        lookY: -0.5,
        left: { angle: 34, bend: -0.3, length: 128, hand: 'open' },
        right: { angle: 20, bend: -0.36, length: 108, prop: 9 },
      },
    ],
    rate: 0.9,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [
          form(
            'M130 200C112 250 108 300 118 352C114 372 120 384 130 390C140 384 146 372 142 352C156 310 156 260 150 200Z',
            hair,
          ),
          form(
            'M350 200C368 250 372 300 362 352C366 372 360 384 350 390C340 384 334 372 338 352C324 310 324 260 330 200Z',
            hair,
          ),
          line(
            'M116 280l30 14M114 310l30 12M118 338l24 8M364 280l-30 14M366 310l-30 12M362 338l-24 8',
            4.5,
            tint(hair, 0.26),
          ),
          line('M120 354h20M340 354h20', 9, gold),
        ],
        body: [
          ...shoes({ colour: '#8A5A3A', kind: 'slipper' }, 36),
          neck(skin),
          form(
            'M212 318C192 324 180 338 180 358C184 392 172 430 148 490C172 512 206 502 220 512C234 502 246 502 260 512C274 502 308 512 332 490C308 430 296 392 300 358C300 338 288 324 268 318C256 334 224 334 212 318Z',
            purple,
            {
              inside: [
                flat('M226 310C230 360 222 420 206 520H274C258 420 250 360 254 310Z', tint(purple, 0.22)),
                flat('M140 484c40 18 160 18 200 0v40H140Z', gold),
                flat(star(186, 450, 10) + star(296, 440, 11), '#FFE2A0'),
              ],
            },
          ),
          ...cord('M186 410C220 424 260 424 294 410', 8, gold),
          form('M226 404h28v24c0 8-28 8-28 0Z', '#8A5A3A', { width: 5 }),
        ],
        armLeft: {
          rest: { angle: -48, bend: 0.26, length: 102 },
          skin,
          sleeve: { colour: purple, to: 0.68, width: 40, cuff: gold },
        },
        armRight: {
          rest: { angle: 12, bend: -0.36, length: 106 },
          up: { angle: 16, bend: -0.34, length: 112 },
          skin,
          sleeve: { colour: purple, to: 0.62, width: 40, cuff: gold },
          hand: { kind: 'grip' },
          prop: {
            angle: 3,
            draw: [
              ...cord('M0 164C4 100-6 40 0-60C2-82 26-90 34-74C38-62 26-52 18-60', 9, '#9A6A42'),
              form('M10-138C28-128 34-112 28-98C22-86-2-86-8-98C-14-112-8-128 10-138Z', '#7FE0D0', {
                width: 6,
                shift: [-6, -4],
              }),
              line('M4-118q-4 6-3 12', 5, '#FFFFFF'),
            ],
          },
        },
        head: humanHead({ skin, inside: [flat('M120 90h240v102c-80-18-160-18-240 0Z', shade(skin, 0.26))] }),
        face: face(
          { eyes: 'almond', iris: '#7A4FA3', blush: '#D9603F', brow: hair, browLift: -5, lashes: true },
          pose,
        ),
        hairFront: [
          form(
            'M130 216C120 188 126 162 140 148H340C354 162 360 188 350 216C342 214 336 202 334 188C312 184 292 178 280 166C256 178 196 184 146 188C144 202 138 214 130 216Z',
            hair,
            { width: 6 },
          ),
          line('M280 168c-18-2-34-6-46-12', 4.5, tint(hair, 0.26)),
        ],
        hat: [
          form(
            'M132 146C150 90 180 40 248 14C264 10 276 20 270 32C266 42 276 48 284 60C308 90 336 116 350 148C300 168 190 168 132 146Z',
            purple,
            {
              inside: [
                flat(star(212, 96, 13) + star(286, 110, 10) + star(246, 62, 8), '#FFE2A0'),
                flat('M120 122C190 148 290 148 360 122V160H120Z', gold),
              ],
            },
          ),
          form(
            'M72 160C84 136 118 134 140 142C200 158 280 158 340 142C362 134 396 136 408 160C396 176 330 173 240 171C150 173 84 176 72 160Z',
            dark,
          ),
          form('M226 128h28v26h-28Z', '#FFE9B8', { width: 5 }),
          oval(240, 141, 4, 4, purple),
        ],
        front: [flat(sparkle(446, 250, 12) + sparkle(386, 214, 8), '#FFFFFF')],
      },
      pose,
    ),
})
