import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Tx } from '../../../../db/client.ts'
import { statement } from '../../../../db/statement.ts'
import type { PieceSums } from './day-sums.ts'

/** A piece of a day, as instants. */
export interface Piece {
  begins: Date
  ends: Date
}

const dayMs = 86_400_000
/** Marks cover quarters of an hour, so a piece is at least that long. Each number divides a day. */
const piecesOfDay = [1, 2, 3, 4, 6, 8, 12, 24, 48, 96]

/**
 * Divides a day into as many equal pieces as its sessions need, so that earlier sums stay valid during the day.
 */
export function piecesOf({ begins, ends }: Piece, sessions: number, sessionsAtOnce: number): Piece[] {
  const piecesPerDay = piecesOfDay.find((count) => count * sessionsAtOnce >= sessions) ?? 96
  const lengthMs = dayMs / piecesPerDay
  // A day of 23 or 25 hours has fewer or more pieces.
  const count = Math.ceil((ends.getTime() - begins.getTime()) / lengthMs)
  const at = (piece: number) => new Date(Math.min(begins.getTime() + piece * lengthMs, ends.getTime()))
  return Array.from({ length: count }, (_, piece) => ({ begins: at(piece), ends: at(piece + 1) }))
}

/** A piece's stored sums from its last count. */
export async function findSums(tx: Tx, { begins, ends }: Piece): Promise<PieceSums | undefined> {
  const [row] = await statement<{ sums: Buffer }>`
    select sums from tracking_pieces where begins = ${begins} and ends = ${ends}`.execute(tx)
  if (!row) return undefined
  return JSON.parse(inflateRawSync(row.sums).toString()) as PieceSums // `insertSums` wrote it
}

export async function insertSums(tx: Tx, { begins, ends }: Piece, sums: PieceSums): Promise<void> {
  const packed = deflateRawSync(JSON.stringify(sums), { level: 1 })
  await statement`
    insert into tracking_pieces (begins, ends, sums) values (${begins}, ${ends}, ${packed})`.execute(tx)
}

/** Deletes the stored sums of the pieces that contain these times. */
export const deleteSums = (tx: Tx, times: readonly Date[]) =>
  statement`
    delete from tracking_pieces p using unnest(${times}::timestamptz[]) as m (at)
    where p.begins <= m.at and p.ends > m.at`.execute(tx)
