import { sql, type Kysely } from 'kysely'

/** Pitch and pace of the first characters, in percent. */
const voices = [
  ['princess-amara', 120, 98],
  ['princess-stella', 130, 104],
  ['princess-hana', 122, 94],
  ['princess-pearl', 128, 102],
  ['queen-celeste', 102, 90],
  ['princess-noor', 115, 96],
  ['princess-clara', 130, 105],
  ['captain-kindly', 105, 106],
  ['rosa-rocket', 124, 106],
  ['firefighter-dandara', 108, 100],
  ['doctor-theo', 86, 94],
  ['grandpa-thunder', 72, 92],
  ['mighty-capi', 90, 90],
  ['maya-magnet', 118, 102],
  ['pixel-pete', 112, 106],
  ['riddle-fox', 120, 100],
  ['nico-turbo', 110, 108],
  ['sir-checkmate', 84, 94],
  ['rolly-dice', 140, 108],
  ['ninja-tico', 116, 106],
  ['mage-zuri', 116, 98],
  ['bramble', 70, 90],
  ['detective-hoot', 94, 96],
  ['robot-zib', 150, 100],
  ['captain-salt', 74, 98],
  ['ember', 134, 104],
  ['count-snooze', 106, 90],
  ['director-cleo', 110, 102],
] as const

/**
 * Which drawing a character wears and how it sounds; until now both hung on its id. Orders keep the picture. Without one
 * it is the drawing that is called like the character, as it is for rows that the release before writes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table characters
      add column picture text,
      add column voice_pitch smallint not null default 100,
      add column voice_rate smallint not null default 100`.execute(db)
  for (const [id, pitch, rate] of voices)
    await sql`update characters set voice_pitch = ${pitch}, voice_rate = ${rate} where id = ${id}`.execute(db)
  await sql`alter table order_characters add column picture text`.execute(db)
}
