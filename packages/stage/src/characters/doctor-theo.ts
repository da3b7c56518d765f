import { acted, type Character } from '../art.ts'
import { SKIN, shade, tint } from '../colour.ts'
import { face, glasses } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { hearingAid, humanHead, neck } from '../parts/head.ts'
import { heart, scallops } from '../parts/outline.ts'
import { AT } from '../parts/hands-at.ts'
import { flat, form, line, oval, shape } from '../shapes.ts'

const skin = SKIN.tan
const hair = '#4A2C20'
const green = '#2E8F83'
const white = '#FFFDF7'

export const doctorTheo: Character = acted({
  slug: 'doctor-theo',
  category: 'heroes',
  position: 4,
  name: { en: 'Doctor Theo', pt: 'Doutor Theo' },
  article: 'o',
  description: {
    en: 'Listens to hearts all day and finds a brave one in every child.',
    pt: 'Ouve corações o dia todo e acha um corajoso em cada criança.',
  },
  greetingStyle: 'gentle',
  voice: { pitch: 0.86, rate: 0.94, range: 1.3 },
  accent: '#2E8F83',
  background: '#D8EEE6',
  wavingArm: 'left',
  acting: {
    bareHead: true,
    idle: { tilt: 1.4, lean: 0.5, rate: 0.26 },
    action: {
      turn: 0.35,
      lean: 3,
      tilt: 4,
      left: { angle: 40, bend: -0.3, length: 122, hand: 'open' },
      right: { angle: 14, bend: -0.34, length: 116, prop: 8 },
    },
    gesture: [
      { tilt: -4, left: { ...AT.heart, over: true } },
      { tilt: 3, bounce: 0.6, left: { ...AT.heart, length: 74, over: true } },
    ],
    rate: 1.3,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [form(scallops(250, 122, 94, 66, 8, { from: -200, bulge: 0.22 }), hair)],
        body: [
          ...shoes({ colour: '#F3A92B', kind: 'sneaker' }, 34),
          form(
            'M190 440H290C294 460 296 484 296 504H248L242 470H238L232 504H184C184 484 186 460 190 440Z',
            green,
          ),
          neck(skin),
          form(
            'M210 316C186 322 170 334 168 356C166 398 164 436 152 470C178 480 212 484 232 481H248C268 484 302 480 328 470C316 436 314 398 312 356C310 334 294 322 270 316C258 334 222 334 210 316Z',
            white,
            {
              shade: '#D9DCE0',
              inside: [
                flat('M214 310C218 360 228 410 236 510H244C252 410 262 360 266 310Z', green),
                flat('M224 310l16 34 16-34Z', skin),
              ],
            },
          ),
          line(
            'M214 320C200 340 200 352 206 364L222 372C226 410 232 444 236 479M266 320C280 340 280 352 274 364L258 372C254 410 248 444 244 479',
            5,
          ),
          line('M268 432h31v26h-31ZM181 432h31', 5, '#B9BEC6'),
          shape(heart(283, 394, 9), '#D9485A', 4.5),
        ],
        armLeft: {
          rest: { angle: -54, bend: 0.24, length: 102 },
          shoulder: [58, 356],
          skin,
          sleeve: { colour: white, to: 0.74, width: 33, cuff: '#CFE7E0' },
        },
        armRight: {
          rest: { angle: -2, bend: -0.36, length: 104 },
          up: { angle: 9, bend: -0.34, length: 114 },
          shoulder: [58, 356],
          skin,
          sleeve: { colour: white, to: 0.74, width: 33, cuff: '#CFE7E0' },
          hand: { kind: 'grip' },
          prop: {
            angle: 6,
            draw: [
              form('M-36-100H32V-4H-36Z', '#B9772F', {
                width: 6,
                shift: [-8, 0],
                inside: [flat('M-28-90h52v80h-52Z', '#FFFDF7')],
              }),
              shape(heart(-2, -58, 17), '#D9485A', 5),
              line('M-18-26h32', 4.5, '#9AA5AE'),
              form('M-16-110h28v16h-28Z', '#B9C7D0', { width: 5 }),
            ],
          },
        },
        over: [
          line('M204 322C200 376 216 396 240 398C264 396 280 376 276 322', 15),
          line('M204 322C200 376 216 396 240 398C264 396 280 376 276 322', 5, '#6B7A86'),
          line('M222 396v22', 15),
          line('M222 396v22', 5, '#6B7A86'),
          oval(222, 426, 11, 11, '#CFD8DE', 5),
        ],
        head: [
          ...humanHead({
            skin,
            inside: [
              flat('M120 90h240v84c-80-24-160-24-240 0Z', shade(skin, 0.2)),
              flat(
                'M122 212C146 232 150 256 176 262C206 240 226 242 240 250C254 242 274 240 304 262C330 256 334 232 358 212V320H122Z',
                hair,
              ),
              flat('M300 296C330 280 350 250 352 220L366 320H260Z', shade(hair, 0.3)),
              flat(
                'M206 268C214 256 266 256 274 268C276 292 262 300 240 300C218 300 204 292 206 268Z',
                shade(hair, 0.25),
              ),
            ],
          }),
          ...hearingAid('#3EC1C9'),
        ],
        face: face(
          {
            eyes: 'droopy',
            iris: '#7A5526',
            blush: '#EA8065',
            brow: hair,
            browWidth: 8,
            browLift: 5,
            mouthY: 272,
            lips: '#B9705E',
            cheekY: 250,
            over: glasses('#2B3A4A', { square: true }),
          },
          pose,
        ),
        hairFront: [
          form(
            'M126 214C114 196 112 168 126 150C122 120 152 98 178 104C194 82 232 80 248 94C272 78 308 86 318 106C346 106 366 130 356 154C368 172 366 198 354 214C346 214 342 202 342 190C330 184 324 176 322 166C306 172 290 168 282 158C264 168 240 166 230 154C214 166 190 166 178 156C170 170 156 184 140 188C138 202 134 214 126 214Z',
            hair,
          ),
          line(
            'M152 138c6-10 16-14 26-12M206 122c8-8 20-10 30-4M270 118c10-6 22-4 28 4M334 146c-2-6-8-10-14-12',
            6,
            tint(hair, 0.26),
          ),
        ],
      },
      pose,
    ),
})
