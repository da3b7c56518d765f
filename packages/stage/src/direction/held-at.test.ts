import { describe, expect, test } from 'vitest'
import { filmOf, films, THREE } from '../testing/directed-film.ts'
import { CHARACTERS } from '../characters.ts'
import { drawFrame } from '../draw-frame.ts'
import { createRecorder } from '../testing/recorder.ts'
import type { Timeline } from '../timeline-format.ts'
import { viewAt } from '../camera.ts'
import { beatNodes } from './beat-nodes.ts'
import { beatsOf } from './beat.ts'
import { holds, seenIn } from './framing.ts'
import { usedSpot } from './prop-spot.ts'
import { heldAt } from './held-at.ts'

/** Of each thing that a film shows: who shows it, and the middle of its time. */
const shown = (film: Timeline) =>
  beatsOf(film, 'prop').flatMap((beat) => {
    const member = film.cast.find(({ id }) => id === beat.by)
    return member ? [{ beat, member, t: (beat.from + beat.to) / 2 }] : []
  })

const notes = 'She loves her teddy bear. She plays soccer. She can read a book. She loves apples.'

describe('D63', () => {
  test.each(films)('%s: a thing is used where it is seen, or on its paper, and never both', (_, film) => {
    for (const { beat, member, t } of shown(film)) {
      const held = heldAt(film, member, t)
      const used = held?.front ?? held?.inHand ?? held?.worn
      const paper = beatNodes(film, member.id, t)
      expect(paper).toHaveLength(used ? 0 : 1)
      const { x, y, zoom } = viewAt(film, t)
      const spot = usedSpot(member, beat.prop)
      const seen = spot !== undefined && holds(seenIn([x, y, zoom * 0.98], film), spot)
      expect(used === undefined || seen).toBe(true)
      expect(heldAt(film, member, beat.from - 0.1)).toBeUndefined()
      expect(heldAt(film, member, beat.to + 0.1)).toBeUndefined()
    }
  })

  test.each(CHARACTERS)('a new film is framed so that $slug is seen with what it uses', ({ slug }) => {
    const film = filmOf({ cast: [slug], notes })
    const uses = shown(film).filter(({ member, beat }) => usedSpot(member, beat.prop))
    expect(uses.length).toBeGreaterThan(1)
    for (const { member, t, beat } of uses) {
      const held = heldAt(film, member, t)
      expect(held?.front ?? held?.inHand, beat.prop).toBeDefined()
    }
  })

  test('who shows a thing beside itself points at it', () => {
    const film = filmOf({ notes: 'She loves rainbows. She loves castles.' })
    const [first] = shown(film)
    if (!first) throw new Error('Nothing is shown')
    const { stance, front, inHand } = heldAt(film, first.member, first.t) ?? {}
    expect([front, inHand]).toEqual([undefined, undefined])
    expect(stance?.right ?? stance?.left).toBeDefined()
  })

  test('nothing is used in a whisper, nor in a shot that does not see it', () => {
    const film = filmOf({ notes })
    const [first] = shown(film)
    if (!first) throw new Error('Nothing is shown')
    const { member, beat, t } = first
    const usedIn = (beats: Timeline['beats'], camera = film.camera) =>
      heldAt({ ...film, beats, camera }, member, t)?.stance === heldAt(film, member, t)?.stance
        ? 'used'
        : heldAt({ ...film, beats, camera }, member, t)?.front
    const whisper = { kind: 'whisper', by: beat.by, from: beat.from - 1, to: beat.to + 1 } as const
    expect(usedIn([...film.beats, whisper])).toBeUndefined()
    const near = film.camera.map((key) => ({
      ...key,
      view: [key.view[0], member.y - 450 * member.scale, 3.6] as const,
    }))
    expect(usedIn(film.beats, near)).toBeUndefined()
  })

  test('a print uses nothing', () => {
    const film = filmOf({ cast: THREE, notes })
    for (const { member, beat } of shown(film))
      expect(usedSpot({ ...member, picture: 'a' }, beat.prop)).toBeUndefined()
  })

  test('a film with things draws in every moment', () => {
    const film = filmOf({ notes })
    for (const { beat } of shown(film))
      for (let t = beat.from; t < beat.to; t += 0.2) {
        const { ctx, calls } = createRecorder()
        drawFrame(ctx, film, t)
        expect(calls.filter((call) => /NaN|undefined/.test(call))).toEqual([])
      }
  })
})
