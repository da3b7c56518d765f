import type { RuleStop } from '@recadinho/contracts/films'
import { spellingsOf } from '@recadinho/i18n/chat-numbers'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import { filmKinds, hasUnfinished } from '../speech/film-event.ts'
import { hasDraftPreset } from '../videos/film-voice.ts'

/** The order's newest usable video, if it is a draft that the shop has made, with what the rule asks about it; locked. */
export const findDraft = (
  tx: Tx,
  order: { id: string; whatsapp_number: string; guardian_email: string },
  now: Date,
) =>
  tx
    .selectFrom('videos')
    .innerJoin('films', 'films.id', 'videos.id')
    .select(['films.id', 'input_hash', 'problems', 'speech', 'called_back_at', 'rule_stops'])
    .select((eb) => [
      hasDraftPreset.as('draft_preset'),
      hasUnfinished(sql.val(order.id), filmKinds).as('making'),
      eb
        .exists(
          eb
            .selectFrom('order_claims')
            .select('order_id')
            .where('order_id', '=', order.id)
            .where('expires_at', '>', now),
        )
        .as('claimed'),
      eb
        .exists(
          eb
            .selectFrom('order_corrections')
            .select('order_id')
            .where('order_id', '=', order.id)
            .where('seen_at', 'is', null),
        )
        .as('corrected'),
      eb
        .exists(
          eb
            .selectFrom('chats')
            .select('id')
            .where('phone', 'in', spellingsOf(order.whatsapp_number))
            .where('unread', '>', 0),
        )
        .as('chatted'),
      eb
        .exists(
          eb
            .selectFrom('contact_messages')
            .select('id')
            .where('state', '=', 'open')
            .where(sql<string>`lower(email)`, '=', order.guardian_email.toLowerCase()),
        )
        .as('contacted'),
      eb
        .exists(
          eb
            .selectFrom('video_problems')
            .select('video_id')
            .where('order_id', '=', order.id)
            .where('resolved_at', 'is', null),
        )
        .as('complained'),
    ])
    .where('videos.order_id', '=', order.id)
    .where('videos.state', '=', 'draft')
    .where('videos.revoked_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('videos as newer')
            .select('newer.id')
            .where('newer.order_id', '=', order.id)
            .where('newer.state', 'in', ['draft', 'ready'])
            .where('newer.revoked_at', 'is', null)
            .whereRef('newer.id', '>', 'videos.id'),
        ),
      ),
    )
    .forUpdate('videos')
    .executeTakeFirst()

export type RuleDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/** What the desk shows; notifies it. */
export const setStops = (db: Db | Tx, id: string, stops: readonly RuleStop[]) =>
  db
    .with('stopped', (query) =>
      query
        .updateTable('films')
        .set({ rule_stops: [...stops] })
        .where('id', '=', id)
        .returning('order_id'),
    )
    .selectFrom('stopped')
    .select(sql`pg_notify('order_changed', order_id::text)`.as('notified'))
    .execute()
