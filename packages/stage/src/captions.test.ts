import { expect, test } from 'vitest'
import { captionsOf } from './captions.ts'
import type { Cue } from './timeline-format.ts'

const cue = (from: number, to: number, text: string, speaker = 'a'): Cue => ({
  from,
  to,
  speaker,
  line: 0,
  words: text.split(' ').map((w) => ({ w, from, to })),
})
const fileOf = (cues: readonly Cue[], names?: Record<string, string>) =>
  captionsOf({ captions: { on: true, cues } }, names && { names })

test('each caption is a cue of the file, as long as it is shown', () => {
  expect(fileOf([cue(0.7, 2.5, 'Olá, João!'), cue(2.75, 4, 'Viva!'), cue(3661.5, 3662, 'Tchau.')])).toBe(
    [
      'WEBVTT',
      '',
      '1\n00:00:00.700 --> 00:00:02.750\nOlá, João!',
      '',
      '2\n00:00:02.750 --> 00:00:04.500\nViva!',
      '',
      '3\n01:01:01.500 --> 01:01:02.500\nTchau.',
      '',
    ].join('\n'),
  )
})

test('who speaks is written where it is known, and no name or word can end its cue', () => {
  expect(fileOf([cue(1, 2, 'A <b> --> B & C'), cue(2, 3, 'Hi!', 'b')], { a: 'Luna <3' })).toContain(
    '<v Luna &lt;3>A &lt;b&gt; --&gt; B &amp; C\n\n2\n00:00:02.000 --> 00:00:03.500\nHi!',
  )
})

test('a film without words has a file without cues', () => {
  expect(fileOf([])).toBe('WEBVTT\n')
})
