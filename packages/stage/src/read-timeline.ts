import { findCastMember } from './cast.ts'
import { isMouthName } from './mouth.ts'
import { isMood } from './pose.ts'
import { isSceneName } from './scene.ts'
import { FRAMINGS, TIMELINE_VERSION, type Timeline } from './timeline-format.ts'

/**
 * Validates stored or received JSON (already parsed) as a Timeline.
 * @throws {TypeError} naming the first place where the value is not a Timeline of this version.
 */
export function readTimeline(value: unknown): Timeline {
  const root = object(value, 'timeline')
  if (root.version !== TIMELINE_VERSION) {
    throw new TypeError(`timeline.version is ${String(root.version)}, this stage reads ${TIMELINE_VERSION}`)
  }
  for (const name of ['stageVersion', 'width', 'height', 'fps', 'duration', 'seed']) number(root[name], name)
  must(root.locale === 'en' || root.locale === 'pt', 'locale')
  must(typeof root.scene === 'string' && isSceneName(root.scene), 'scene')
  const ids = array(root.cast, 'cast').map((each, i) => castMember(each, `cast[${i}]`))
  must(ids.length > 0 && ids.length <= 3 && new Set(ids).size === ids.length, 'cast')
  cards(root)
  captions(root.captions, ids)
  const tracks = object(root.tracks, 'tracks')
  for (const id of ids) track(object(tracks[id], `tracks.${id}`), `tracks.${id}`)
  for (const [i, each] of array(root.camera, 'camera').entries()) {
    const key = object(each, `camera[${i}]`)
    number(key.t, `camera[${i}].t`)
    must(
      FRAMINGS.some((framing) => framing === key.framing),
      `camera[${i}].framing`,
    )
    must(key.on === null || ids.some((id) => id === key.on), `camera[${i}].on`)
  }
  for (const [i, each] of array(root.effects, 'effects').entries()) {
    const effect = object(each, `effects[${i}]`)
    must(effect.kind === 'confetti' || effect.kind === 'sparkles', `effects[${i}].kind`)
    number(effect.from, `effects[${i}].from`)
    number(effect.to, `effects[${i}].to`)
  }
  const audio = object(root.audio, 'audio')
  must(audio.hash === null || typeof audio.hash === 'string', 'audio.hash')
  spans(audio.speech, 'audio.speech')
  return value as Timeline // every field was checked above
}

function castMember(value: unknown, at: string): string {
  const member = object(value, at)
  for (const name of ['x', 'y', 'scale']) number(member[name], `${at}.${name}`)
  must(typeof member.art === 'string' && findCastMember(member.art) !== undefined, `${at}.art`)
  must(typeof member.artHash === 'string', `${at}.artHash`)
  return text(member.id, `${at}.id`)
}

function cards(root: Record<string, unknown>): void {
  const { open, close } = object(root.cards, 'cards')
  if (open !== null) {
    text(object(open, 'cards.open').text, 'cards.open.text')
    number(object(open, 'cards.open').to, 'cards.open.to')
  }
  if (close !== null) {
    text(object(close, 'cards.close').text, 'cards.close.text')
    number(object(close, 'cards.close').from, 'cards.close.from')
  }
  if (root.banner !== null) {
    text(object(root.banner, 'banner').text, 'banner.text')
    number(object(root.banner, 'banner').from, 'banner.from')
  }
}

function captions(value: unknown, ids: readonly string[]): void {
  const all = object(value, 'captions')
  must(typeof all.on === 'boolean', 'captions.on')
  for (const [i, each] of array(all.cues, 'captions.cues').entries()) {
    const at = `captions.cues[${i}]`
    const cue = object(each, at)
    for (const name of ['from', 'to', 'line']) number(cue[name], `${at}.${name}`)
    must(
      ids.some((id) => id === cue.speaker),
      `${at}.speaker`,
    )
    for (const [j, item] of array(cue.words, `${at}.words`).entries()) {
      const word = object(item, `${at}.words[${j}]`)
      text(word.w, `${at}.words[${j}].w`)
      if (word.say !== undefined) text(word.say, `${at}.words[${j}].say`)
      number(word.from, `${at}.words[${j}].from`)
      number(word.to, `${at}.words[${j}].to`)
    }
  }
}

function track(value: Record<string, unknown>, at: string): void {
  named(value.mouth, `${at}.mouth`, isMouthName)
  named(value.mood, `${at}.mood`, isMood)
  for (const name of ['blink', 'hop']) {
    for (const [i, each] of array(value[name], `${at}.${name}`).entries()) number(each, `${at}.${name}[${i}]`)
  }
  spans(value.wave, `${at}.wave`)
  for (const [i, each] of array(value.look, `${at}.look`).entries()) {
    const key = array(each, `${at}.look[${i}]`)
    must(key.length === 3, `${at}.look[${i}]`)
    for (const part of key) number(part, `${at}.look[${i}]`)
  }
}

function named(value: unknown, at: string, known: (name: string) => boolean): void {
  for (const [i, each] of array(value, at).entries()) {
    const [t, name] = array(each, `${at}[${i}]`)
    number(t, `${at}[${i}]`)
    must(typeof name === 'string' && known(name), `${at}[${i}]`)
  }
}

function spans(value: unknown, at: string): void {
  for (const [i, each] of array(value, at).entries()) {
    const [from, to] = array(each, `${at}[${i}]`)
    number(from, `${at}[${i}]`)
    number(to, `${at}[${i}]`)
  }
}

function object(value: unknown, at: string): Record<string, unknown> {
  must(typeof value === 'object' && value !== null && !Array.isArray(value), at)
  return value as Record<string, unknown> // just checked
}

function array(value: unknown, at: string): unknown[] {
  must(Array.isArray(value), at)
  return value as unknown[] // just checked
}

function number(value: unknown, at: string): number {
  must(typeof value === 'number' && Number.isFinite(value), at)
  return value as number // just checked
}

function text(value: unknown, at: string): string {
  must(typeof value === 'string', at)
  return value as string // just checked
}

function must(holds: boolean, at: string): void {
  if (!holds) throw new TypeError(`timeline: ${at} is missing or wrong`)
}
