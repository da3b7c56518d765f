import { acted, type Character } from '../art.ts'
import { shade, tint } from '../colour.ts'
import { face, fangs } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { humanHead, neck } from '../parts/head.ts'
import { flat, form, line, oval } from '../shapes.ts'

const skin = '#E6D6E2'
const hair = '#2E2436'
const wine = '#8B1A4A'
const night = '#41365A'
const sky = '#BCD3EC'

export const countSnooze: Character = acted({
  slug: 'count-snooze',
  category: 'movies',
  position: 6,
  name: { en: 'Count Snooze', pt: 'Conde Soneca' },
  article: 'o',
  description: {
    en: 'A little vampire who sleeps at night, just like everybody else.',
    pt: 'Um vampirinho que dorme de noite, como todo mundo.',
  },
  greetingStyle: 'funny',
  voice: { pitch: 1.06, rate: 0.9, kind: 'man', range: 1.35, texture: 'tremor' },
  accent: '#8B1A4A',
  background: '#E7DDEA',
  wavingArm: 'left',
  acting: {
    gait: 'float',
    idle: { lean: 1.4, tilt: 1.8, rate: 0.18 },
    // Hangs upside down, as his bat does.
    action: {
      spin: 180,
      sweep: 4,
      left: { angle: 30, bend: -0.2, length: 126, hand: 'open' },
      right: { angle: 14, bend: -0.34, length: 112 },
    },
    gesture: [
      { tilt: 4, left: { angle: 84, bend: -0.5, length: 54, hand: 'open', over: true } },
      {
        tilt: -9,
        lean: -3,
        lookY: -0.5,
        bounce: 0.8,
        left: { angle: 80, bend: -0.5, length: 62, hand: 'open', over: true },
      },
    ],
    rate: 0.4,
  },
  draw: (pose) =>
    figure(
      {
        behind: [
          form(
            'M190 316C140 350 104 420 92 500C112 492 128 494 142 508C158 496 176 496 190 508C206 496 224 496 240 508C256 496 274 496 290 508C304 496 322 496 338 508C352 494 368 492 388 500C376 420 340 350 290 316Z',
            night,
            {
              inside: [flat('M180 330L130 520H350L300 330Z', wine)],
            },
          ),
          form(
            'M178 344C138 338 104 300 92 244C120 256 146 262 166 258L240 330L314 258C334 262 360 256 388 244C376 300 342 338 302 344Z',
            night,
            {
              inside: [
                flat(
                  'M178 330C148 322 120 294 108 260C132 268 150 272 168 268L240 340L312 268C330 272 348 268 372 260C360 294 332 322 302 330Z',
                  wine,
                ),
              ],
            },
          ),
        ],
        hairBack: [form('M124 210C110 140 160 92 240 92C320 92 370 140 356 210L340 252H140Z', hair)],
        body: [
          ...shoes({ colour: '#F6A5B0', kind: 'slipper' }, 36),
          neck(skin),
          form(
            'M188 430C182 456 180 482 178 508C192 518 220 518 232 508L238 470H242L248 508C260 518 288 518 302 508C300 482 298 456 292 430Z',
            sky,
            {
              inside: [line('M200 430v90M222 430v90M258 430v90M280 430v90', 7, '#FFFFFF')],
            },
          ),
          form(
            'M212 316C194 322 182 334 180 352C180 384 182 414 180 442C216 452 264 452 300 442C298 414 300 384 300 352C298 334 286 322 268 316C256 332 224 332 212 316Z',
            sky,
            {
              inside: [line('M200 310v150M220 330v120M260 330v120M280 310v150', 7, '#FFFFFF')],
            },
          ),
          line('M240 344v100', 5),
          oval(250, 366, 4.5, 4.5, wine),
          oval(250, 392, 4.5, 4.5, wine),
          oval(250, 418, 4.5, 4.5, wine),
          form('M204 316L240 346L222 366L192 336ZM276 316L240 346L258 366L288 336Z', '#FFFFFF', {
            width: 6,
            shade: false,
          }),
        ],
        armLeft: {
          rest: { angle: -52, bend: 0.28, length: 100 },
          skin,
          sleeve: { colour: sky, to: 0.74, width: 32, cuff: '#FFFFFF' },
        },
        armRight: {
          rest: { angle: -6, bend: -0.38, length: 100 },
          up: { angle: 12, bend: -0.36, length: 108 },
          skin,
          sleeve: { colour: sky, to: 0.72, width: 32, cuff: '#FFFFFF' },
          hand: { kind: 'grip' },
          prop: {
            angle: 4,
            draw: [
              form(
                'M-14-58C-36-78-56-68-60-40C-48-48-42-44-38-36C-32-44-24-44-18-36ZM14-58C36-78 56-68 60-40C48-48 42-44 38-36C32-44 24-44 18-36Z',
                '#8470A0',
                { width: 5 },
              ),
              form('M0-86C20-86 26-70 24-46C24-18 18-4 0-4C-18-4-24-18-24-46C-26-70-20-86 0-86Z', '#A692C0', {
                width: 6,
                shift: [-6, -3],
                inside: [oval(0, -24, 13, 16, '#E6DCEF')],
              }),
              form('M-22-72L-24-98L-6-84ZM22-72L24-98L6-84Z', '#A692C0', { width: 5 }),
              oval(-9, -62, 3.6, 4.6, '#3A1F1B'),
              oval(9, -62, 3.6, 4.6, '#3A1F1B'),
              line('M-6-50q6 6 12 0', 4),
            ],
          },
        },
        head: humanHead({
          skin,
          inside: [flat('M120 90h240v86L280 180 240 200 200 180 120 190Z', shade(skin, 0.16))],
        }),
        face: face(
          {
            eyes: 'droopy',
            iris: '#9A3A4A',
            blush: '#E592A8',
            brow: hair,
            browWidth: 7,
            over: fangs(pose.mouth, 264),
            under: [line('M182 246q14 6 28 0M270 246q14 6 28 0', 4, shade(skin, 0.25))],
          },
          pose,
        ),
        hairFront: [
          form(
            'M124 220C108 144 158 90 240 90C322 90 372 144 356 220C346 220 338 206 338 190C330 174 308 166 276 172C262 176 250 186 240 206C230 186 218 176 204 172C172 166 150 174 142 190C142 206 134 220 124 220Z',
            hair,
          ),
          line('M168 138c14-16 34-26 56-28', 7, tint(hair, 0.26)),
        ],
        hat: [
          form(
            'M158 128C168 76 232 50 292 74C344 94 366 150 378 202C382 214 372 222 362 214C350 178 338 152 318 134C270 112 200 112 158 128Z',
            '#4A6FA8',
            {
              inside: [
                flat(
                  'M214 60C232 80 236 100 232 122H206C208 100 204 84 190 72ZM296 70C292 96 296 116 306 134L330 152C320 122 318 100 324 84Z',
                  '#7FA3D1',
                ),
              ],
            },
          ),
          form(
            'M144 138C142 116 190 102 246 104C296 106 334 118 334 134C334 150 316 148 302 142C264 130 214 132 180 144C160 150 146 150 144 138Z',
            '#F7C94B',
            { shift: [-9, -4] },
          ),
          oval(370, 218, 19, 19, '#F7C94B', 7),
        ],
      },
      pose,
    ),
})
