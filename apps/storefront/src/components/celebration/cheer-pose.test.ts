import { REST_POSE } from '@recadinho/stage/pose'
import { expect, test } from 'vitest'
import { cheerPose, cheerSeconds } from './cheer-pose.ts'

test('it begins as its picture stands, does its own action, and rests with its arms up', () => {
  expect(cheerPose(0)).toMatchObject({ action: 0, rise: 0, armLeft: { raise: REST_POSE.armLeft.raise } })
  expect(cheerPose(1)).toMatchObject({ action: 1, rise: 0 })
  expect(cheerPose(cheerSeconds)).toMatchObject({ action: 0, rise: 0, armLeft: { raise: 1 } })
  expect(cheerPose(cheerSeconds + 9)).toEqual(cheerPose(cheerSeconds))
})
