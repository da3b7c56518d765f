import type { Migration } from '../migration.ts'
import * as baseline from './20261127121500-baseline.ts'

/** Every migration by name, in order. A static list, because the bundle has no folder to look into. */
export const migrations: Record<string, Migration> = {
  '20261127121500-baseline': baseline,
}
