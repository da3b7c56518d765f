import { acted, type Character } from '../art.ts'
import { shade } from '../colour.ts'
import { blossom } from '../parts/blossom.ts'
import { face, fangs } from '../parts/face.ts'
import { pawFeet } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { flat, form, line, oval, shape } from '../shapes.ts'

const fur = '#8FB8C9'
const dark = '#5F92A8'
const pale = '#EAF4F2'
const red = '#D9485A'

export const bramble: Character = acted({
  slug: 'bramble',
  category: 'movies',
  position: 1,
  name: { en: 'Bramble', pt: 'Felpudo' },
  article: 'o',
  description: {
    en: 'A gentle monster who is a little afraid of the dark, but not with you.',
    pt: 'Um monstro gentil que tem medinho do escuro, mas não com você.',
  },
  greetingStyle: 'gentle',
  voice: { pitch: 0.7, rate: 0.9, range: 1.3, texture: 'growl' },
  accent: '#D9485A',
  background: '#E2DFF3',
  wavingArm: 'right',
  acting: {
    idle: { sweep: 3, bounce: 0.3, rate: 0.3 },
    action: {
      lean: -3,
      tilt: -6,
      lookY: -0.3,
      left: { angle: 42, bend: -0.3, length: 112 },
      right: { angle: 44, bend: -0.3, length: 122 },
    },
    gesture: [
      { tilt: 8, lookX: -0.6, lookY: 0.4, right: { angle: 86, bend: -0.4, length: 58, over: true } },
      {
        tilt: 10,
        bounce: 0.7,
        lookX: 0.1,
        lookY: 0.2,
        right: { angle: 82, bend: -0.4, length: 64, over: true },
      },
    ],
    rate: 1.4,
  },
  draw: (pose) =>
    figure(
      {
        hairBack: [
          form('M168 128C126 116 112 72 136 40C144 74 168 84 200 92Z', '#F8E7BC', { shift: [-6, -3] }),
          form('M312 128C354 116 368 72 344 40C336 74 312 84 280 92Z', '#F8E7BC', { shift: [-6, -3] }),
          line('M142 76l14-8M150 94l14-10M338 76l-14-8M330 94l-14-10', 4.5, '#D8B878'),
        ],
        behind: [
          form(
            'M318 470C370 486 404 466 400 430C398 412 384 404 374 412C362 396 392 372 414 388C446 412 432 506 356 514C336 516 322 508 312 500Z',
            fur,
          ),
        ],
        body: [
          form(
            'M196 308C160 340 142 392 142 448C142 500 178 524 240 524C302 524 338 500 338 448C338 392 320 340 284 308Z',
            fur,
            {
              shift: [-24, -4],
              inside: [
                flat(
                  'M240 366C286 366 302 410 300 452C298 498 274 516 240 516C206 516 182 498 180 452C178 410 194 366 240 366Z',
                  pale,
                ),
                line('M226 412q7 8 14 0M246 440q7 8 14 0M214 452q7 8 14 0', 5, '#BCD6DA'),
              ],
            },
          ),
          ...pawFeet(fur, 48, 44),
        ],
        armLeft: {
          rest: { angle: -48, bend: 0.3, length: 92 },
          up: { angle: 44, bend: -0.24, length: 116 },
          shoulder: [62, 356],
          skin: fur,
          width: 38,
          hand: { kind: 'paw' },
          prop: {
            angle: -34,
            draw: [
              line('M0 6C2-10-2-26 0-44', 14),
              line('M0 6C2-10-2-26 0-44', 5, '#5E9E5A'),
              ...blossom(0, -58, 27, '#F6A5B0'),
            ],
          },
        },
        armRight: {
          rest: { angle: 40, bend: -0.28, length: 118 },
          up: { angle: 48, bend: -0.22, length: 128 },
          shoulder: [60, 356],
          skin: fur,
          width: 38,
          hand: { kind: 'paw', scale: 1.1 },
        },
        head: [
          form(
            'M240 98C296 98 338 136 346 186C358 194 364 206 360 216C370 226 372 240 364 248C352 288 304 310 240 310C176 310 128 288 116 248C108 240 110 226 120 216C116 206 122 194 134 186C142 136 184 98 240 98Z',
            fur,
            {
              shade: shade(fur, 0.18),
              shift: [-16, -7],
              inside: [flat('M212 96c4 22 16 30 28 12c10 18 22 10 28-12Z', dark)],
            },
          ),
        ],
        face: face(
          {
            iris: '#B8741A',
            blush: '#E58C9A',
            mouthY: 272,
            cheekY: 252,
            under: [
              flat(
                'M240 232C282 232 312 248 308 272C304 296 276 302 240 302C204 302 176 296 172 272C168 248 198 232 240 232Z',
                pale,
              ),
            ],
            nose: [
              shape(
                'M221 238C228 230 252 230 259 238C258 252 248 258 240 258C232 258 222 252 221 238Z',
                '#4A2A2A',
                5,
              ),
              oval(233, 240, 5, 3, '#FFFFFF', undefined, 0.5),
            ],
            over: fangs(pose.mouth, 272),
          },
          pose,
        ),
        hairFront: [
          form(
            'M206 118C196 92 210 66 238 52C234 66 238 76 246 80C254 70 268 66 282 70C272 78 270 90 276 116C262 104 250 106 242 120C232 106 220 106 206 118Z',
            dark,
            { shift: [-7, -3] },
          ),
        ],
        front: [
          form('M286 318C306 338 314 374 306 410C290 416 272 414 260 406C266 378 264 352 254 332Z', red, {
            shift: [-8, -2],
            inside: [flat('M250 384c18 8 40 8 62 2v12c-22 6-44 6-62-2Z', '#FFF3E6')],
          }),
          line('M272 412v9M286 414v9M299 411v9', 5, red),
          form(
            'M160 292C206 322 274 322 320 292C336 304 336 326 320 334C270 358 210 358 160 334C144 326 144 304 160 292Z',
            red,
            {
              shift: [-12, -5],
              inside: [flat('M186 300l-8 48 16 6 8-46ZM240 310v46h16v-46Z', '#FFF3E6')],
            },
          ),
          form('M262 312C276 304 300 306 308 316C312 330 304 342 288 344C270 344 258 330 262 312Z', red, {
            width: 6,
            shift: [-5, -3],
          }),
        ],
      },
      pose,
    ),
})
