import { describe, expect, test } from 'vitest'
import { parsePath } from './path-data.ts'

describe('parsePath', () => {
  test('makes relative commands absolute', () => {
    expect(parsePath('M10 20l5 5h10v-5z')).toEqual([
      ['M', 10, 20],
      ['L', 15, 25],
      ['L', 25, 25],
      ['L', 25, 20],
      ['Z'],
    ])
  })

  test('repeats a command for further numbers, and takes points after a move as lines', () => {
    expect(parsePath('M0 0 10 0q1 1 2 2 1 1 2 2')).toEqual([
      ['M', 0, 0],
      ['L', 10, 0],
      ['Q', 11, 1, 12, 2],
      ['Q', 13, 3, 14, 4],
    ])
  })

  test('mirrors the control point of a smooth curve', () => {
    expect(parsePath('M0 0C0 10 10 10 10 0s10-10 10 0').at(-1)).toEqual(['C', 10, -10, 20, -10, 20, 0])
  })

  test('starts again where a subpath began after closing it', () => {
    expect(parsePath('M10 10h5zm2 2h1').at(-2)).toEqual(['M', 12, 12])
  })

  test('reads numbers that touch', () => {
    expect(parsePath('M.5-.5L-1-2')).toEqual([
      ['M', 0.5, -0.5],
      ['L', -1, -2],
    ])
  })

  test('refuses what it does not know', () => {
    expect(() => parsePath('M0 0A5 5 0 0 1 9 9')).toThrow(SyntaxError)
    expect(() => parsePath('M0 0C1 2 3')).toThrow(/3 numbers/)
  })
})
