import type { Occasion } from '../occasion.ts'
import { STORY } from '../sound/chords.ts'
import { star } from '../parts/outline.ts'
import { createRandom } from '../random.ts'
import type { SceneFrame } from '../scene.ts'
import { twinkle } from '../scenes/land.ts'
import { flat, group, oval, shape, type Node } from '../shapes.ts'
import { at, colourOf, gift } from '../sets/stage-set.ts'

function fir(t: number): Node[] {
  const balls = [
    [-54, -70],
    [10, -60],
    [62, -84],
    [-34, -170],
    [36, -178],
    [-8, -120],
    [0, -258],
    [-22, -230],
  ]
  return [
    shape('M-20 0V-40H20V0Z', '#7A4A2E', 4),
    shape('M0-210L112-34H-112Z', '#2E7A55', 4),
    shape('M0-290L90-120H-90Z', '#358A60', 4),
    shape('M0-360L66-210H-66Z', '#3F9A6C', 4),
    ...balls.map(([x = 0, y = 0], i) =>
      group([oval(x, y, 11, 11, colourOf(i), 3)], undefined, twinkle(t * 1.6, i)),
    ),
    shape(star(0, -366, 34, 0.5), '#F7C94B', 4),
  ]
}

/** Flakes that fall slowly, and begin again above. */
function snow({ width, height, unit, t }: SceneFrame, count: number, size: number): Node {
  const random = createRandom(77)
  let d = ''
  for (let i = 0; i < count; i += 1) {
    const [x, start, speed] = [random(), random(), random()]
    const y = ((start + t * (0.05 + speed * 0.05)) % 1) * height
    const r = (3 + speed * 4) * unit * size
    const left = x * width + Math.sin(t + i) * 14 * unit
    d += `M${Math.round(left - r)} ${Math.round(y)}l${Math.round(r)}-${Math.round(r)}l${Math.round(r)} ${Math.round(r)}l-${Math.round(r)} ${Math.round(r)}Z`
  }
  return flat(d, '#FFFFFF', 0.85)
}

export const christmas: Occasion = {
  texts: {
    en: {
      title: 'Merry Christmas',
      occasion: [
        '<10 Merry Christmas! I told the stars all about [you|you {two}], and every one of them promised to shine a little brighter over your house.',
        "Merry Christmas! Can you smell the cookies? I think you've earned the [one|ones] with the most sprinkles.",
        '<4 Merry Christmas! Look at all the little lights! I think they twinkle just for [you|you {two}].',
        '>9 Merry Christmas! May there be good food, bad singing and at least one day in pajamas.',
      ],
      wish: ['Have a Christmas full of light.', 'Enjoy the lights, the songs and every hug!'],
    },
    pt: {
      title: 'Feliz Natal',
      occasion: [
        '<10 Feliz Natal! Falei de [você|vocês] para as estrelas, e elas prometeram brilhar mais forte em cima da [sua casa|casa de vocês].',
        'Feliz Natal! [Está|Estão] sentindo o cheirinho de biscoito? O mais confeitado é [seu|de vocês].',
        '<4 Feliz Natal! Olha quanta luzinha! Acho que elas piscam só para [você|vocês].',
        '>9 Feliz Natal! Que tenha comida boa, música desafinada e pelo menos um dia inteiro de pijama.',
      ],
      wish: [
        'Que o [seu Natal|Natal de vocês] seja cheio de luz.',
        '[Aproveita|Aproveitem] as luzes, as músicas e cada abraço!',
      ],
    },
  },
  /** A tree with lights, gifts and falling snow. */
  set: {
    back: (frame) => {
      const { width: w, height: h } = frame
      return [
        flat(
          `M0 ${h * 0.7}C${w * 0.3} ${h * 0.66} ${w * 0.6} ${h * 0.73} ${w} ${h * 0.68}V${h}H0Z`,
          '#EAF3F8',
        ),
        at(frame, 0.83, 0.735, 1.25, fir(frame.t)),
        at(frame, 0.12, 0.72, 0.95, fir(frame.t + 2)),
        at(frame, 0.7, 0.755, 0.8, gift(0)),
        at(frame, 0.94, 0.76, 0.9, gift(3)),
        at(frame, 0.24, 0.755, 0.75, gift(2)),
        snow(frame, 34, 1),
      ]
    },
    front: (frame) => [snow(frame, 14, 2)],
  },
  light: 'snow',
  music: { bpm: 104, beats: 3, chords: STORY, lead: 'box' },
}
