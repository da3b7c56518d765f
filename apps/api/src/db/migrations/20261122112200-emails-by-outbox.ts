import { sql, type Kysely } from 'kysely'

/** Receipts and e-mails about private links move into the outbox, done ones included, so that none is sent again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into outbox_events (kind, dedupe_key, payload, order_id, attempts, next_attempt_at, done_at, dead_at,
      dead_reason, last_error, created_at)
    select 'receipt', e.order_id, '{}', e.order_id, coalesce(m.tries, 0),
      case when not w.done and not w.dead then now() end,
      case when w.done then e.done_at end,
      case when w.dead then e.failed_at end, case when w.dead then 'attempts_used' end,
      case when m.state = 'queued' then 'no_mail_server' else m.last_error end, e.created_at
    from effects e left join messages m on m.order_id = e.order_id and m.kind = e.kind,
      lateral (select e.done_at is not null and m.state is distinct from 'queued' as done,
        e.failed_at is not null as dead) w
    order by e.id`.execute(db)
  // An e-mail whose last try failed and that nobody noted as failed may still have been under way.
  await sql`
    insert into outbox_events (kind, dedupe_key, supersede_key, payload, order_id, attempts, next_attempt_at, done_at,
      dead_at, dead_reason, last_error, created_at)
    select case l.kind when 'link' then 'order_link' else l.kind end, 'letter:' || l.id,
      case l.kind when 'link' then l.order_id::text end,
      case l.kind when 'link' then '{}'::jsonb else jsonb_build_object('oldAddress', l.recipient) end,
      l.order_id, l.tries,
      case when l.state = 'queued' then now() end,
      case when l.state = 'sent' or w.stale then coalesce(l.sent_at, now()) end,
      case when l.state = 'failed' and not w.stale then coalesce(l.failed_at, now()) end,
      case when l.state = 'failed' and not w.stale then 'attempts_used' end,
      case when l.state = 'queued' and l.tries > 0 then 'no_mail_server' else l.last_error end, l.created_at
    from order_letters l join orders o on o.id = l.order_id,
      lateral (select l.kind = 'link' and l.state = 'failed'
        and (l.recipient <> o.guardian_email or o.link_token_hash is null) as stale) w
    order by l.id`.execute(db)
  // Contract: this came before the first release, so no running one reads or writes the three tables.
  await sql`drop table messages, effects, order_letters`.execute(db)
}
