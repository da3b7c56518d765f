import { sql, type Kysely } from 'kysely'

/** Videos, their delivery, and conversations. */
export async function createDelivery(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table videos (
      id uuid primary key default uuidv7(),
      order_id uuid not null references orders (id) on delete cascade,
      storage_key text,
      poster_key text,
      mime_type text check (mime_type in ('video/mp4', 'video/webm', 'video/quicktime')),
      bytes bigint not null check (bytes > 0),
      created_at timestamptz not null,
      expires_at timestamptz,
      revoked_at timestamptz,
      state text not null default 'ready' check (state in ('checking', 'ready', 'refused')),
      refusal text,
      uploaded_by uuid references staff (id),
      seconds real,
      width integer,
      height integer,
      rotation smallint,
      video_codec text,
      audio_codec text,
      captions_key text,
      copy_key text,
      copy_bytes bigint,
      purged_at timestamptz,
      released_at timestamptz,
      buyers_get_copy boolean not null default false,
      check (state <> 'ready' or (storage_key is not null and mime_type is not null and expires_at is not null)),
      check ((state = 'refused') = (refusal is not null))
    );
    create index videos_by_order on videos (order_id, id);
    create index videos_to_purge on videos (coalesce(revoked_at, expires_at)) where purged_at is null;

    create table video_uploads (
      id uuid primary key,
      order_id uuid references orders (id) on delete cascade,
      staff_id uuid not null references staff (id),
      bytes bigint not null check (bytes > 0),
      created_at timestamptz not null,
      finished_at timestamptz,
      clip jsonb,
      check (num_nonnulls(order_id, clip) = 1)
    );
    create index video_uploads_by_time on video_uploads (created_at);

    create table video_views (
      video_id uuid primary key references videos (id) on delete cascade,
      order_id uuid not null references orders (id) on delete cascade,
      first_opened_at timestamptz not null,
      first_played_at timestamptz
    );
    create index video_views_by_order on video_views (order_id);

    create table video_reactions (
      order_id uuid primary key references orders (id) on delete cascade,
      hearts smallint not null check (hearts between 1 and 5),
      words text,
      may_quote boolean not null,
      review_id uuid references reviews (id) on delete set null,
      reacted_at timestamptz not null
    );
    create index video_reactions_by_review on video_reactions (review_id);

    create table video_problems (
      video_id uuid primary key references videos (id) on delete cascade,
      order_id uuid not null references orders (id) on delete cascade,
      reason text not null,
      words text,
      reported_at timestamptz not null,
      resolved_at timestamptz
    );
    create index video_problems_by_order on video_problems (order_id);

    create table deliveries (
      id uuid primary key default uuidv7(),
      order_id uuid not null references orders (id) on delete cascade,
      video_id uuid not null references videos (id) on delete cascade unique,
      state text not null
        check (state in ('scheduled', 'to_send', 'waiting', 'delivered', 'not_reached', 'resolved', 'cancelled')),
      channels text[] not null,
      deliver_at timestamptz not null,
      time_zone text,
      due_at timestamptz,
      delivered_at timestamptz,
      next_poll_at timestamptz,
      created_at timestamptz not null
    );
    create index deliveries_by_order on deliveries (order_id);
    create index deliveries_by_poll on deliveries (next_poll_at) where next_poll_at is not null;
    create index deliveries_by_state on deliveries (state, id)
      where state in ('scheduled', 'to_send', 'waiting', 'not_reached');

    create table delivery_attempts (
      id uuid primary key default uuidv7(),
      delivery_id uuid not null references deliveries (id) on delete cascade,
      channel text not null check (channel in ('whatsapp', 'email', 'by_hand')),
      state text not null check (state in ('queued', 'unknown', 'sent', 'failed', 'delivered', 'read')),
      fallback boolean not null,
      message_id text unique,
      error text,
      created_at timestamptz not null,
      sent_at timestamptz,
      delivered_at timestamptz,
      read_at timestamptz,
      failed_at timestamptz,
      superseded_at timestamptz,
      next_poll_at timestamptz
    );
    create index delivery_attempts_by_delivery on delivery_attempts (delivery_id);
    create index delivery_attempts_queued on delivery_attempts (id) where state = 'queued';

    create table chats (
      id uuid primary key default uuidv7(),
      phone text not null unique,
      opted_in boolean,
      opted_at timestamptz,
      silenced boolean not null default false,
      last_inbound_at timestamptz,
      unread integer not null default 0,
      created_at timestamptz not null
    );
    create index chats_by_last_sign on chats (coalesce(last_inbound_at, created_at))
      where opted_in is distinct from false;
    create index chats_unread on chats (id) where unread > 0;

    create table chat_messages (
      id uuid primary key,
      phone text not null references chats (phone) on delete cascade,
      author text not null check (author in ('buyer', 'staff', 'shop')),
      staff_id uuid references staff (id),
      about text,
      text text,
      state text check (state in ('queued', 'unknown', 'sent', 'failed', 'delivered', 'read')),
      message_id text unique,
      error text,
      at timestamptz not null,
      state_at timestamptz
    );
    create index chat_messages_by_phone on chat_messages (phone, at);
    create index chat_messages_by_time on chat_messages (at);

    create table whatsapp_statuses (
      id bigint generated always as identity primary key,
      message_id text not null,
      status text not null,
      attempt_id uuid,
      error text,
      at timestamptz not null,
      tries integer not null default 0,
      next_try_at timestamptz,
      unique (message_id, status)
    );

    create table contact_messages (
      id uuid primary key,
      full_name text not null,
      email text not null,
      subject text not null,
      message text not null,
      locale text not null check (locale in ('en', 'pt')),
      created_at timestamptz not null default now(),
      state text not null default 'open' check (state in ('open', 'answered', 'spam')),
      assignee_id uuid references staff (id)
    );
    create index contact_messages_by_state on contact_messages (state, id);

    create table contact_answers (
      id uuid primary key,
      message_id uuid not null references contact_messages (id) on delete cascade,
      text text not null,
      staff_id uuid not null references staff (id),
      created_at timestamptz not null
    );
    create index contact_answers_by_message on contact_answers (message_id, id)`.execute(db)
}
