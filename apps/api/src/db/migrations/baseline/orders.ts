import { sql, type Kysely } from 'kysely'

/** Orders and what belongs to them. */
export async function createOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and tg_table_name = 'order_events'
          and current_setting('shop.erasing', true) = 'on'
          and to_jsonb(new) = to_jsonb(old) || '{"reason": null}' then
          return new;
        end if;
        raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
      end
    $$;

    -- Open orders are few and counted when shown. Each order that closes or reopens adds a row, so that no two orders
    -- wait for one counter; a job adds the rows up.
    create function note_closed_order() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.status in ('completed', 'expired', 'cancelled') then
          insert into closed_order_changes (status, change) values (old.status, -1);
        end if;
        if tg_op <> 'DELETE' and new.status in ('completed', 'expired', 'cancelled') then
          insert into closed_order_changes (status, change) values (new.status, 1);
        end if;
        return null;
      end
    $$;

    -- Keys that are rare where words are common: each word, each two neighbouring words of a name, and each four digits of
    -- a number. modules/orders/search-text.ts asks in these keys.
    create function order_search_keys(search_text text) returns tsvector
      language plpgsql immutable parallel safe strict as $$
      declare
        words text[] := array_remove(string_to_array(search_text, ' '), '');
        keys text[] := words;
        before text;
        word text;
      begin
        foreach word in array words loop
          if word ~ '[0-9]' then
            for place in 1 .. length(word) - 3 loop
              if substr(word, place, 4) ~ '^[0-9]{4}$' then
                keys := keys || ('#' || substr(word, place, 4));
              end if;
            end loop;
            before := null;
          else
            keys := keys || ('+' || before || ' ' || word);
            before := word;
          end if;
        end loop;
        return array_to_tsvector(array_remove(keys, null));
      end
    $$;

    -- The parts of names with an apostrophe or a hyphen as well, and the e-mail address. Numbers of orders stay whole.
    create function order_search_keys(search_text text, email text) returns tsvector
      language sql immutable parallel safe as $$
      select order_search_keys(search_text)
        || order_search_keys((
          select coalesce(string_agg(case when word ~ '[0-9]|^r-' then word
            else translate(word, '''’‘ʼ´\`-‐‑–', '          ') end, ' ' order by place), '')
          from unnest(string_to_array(search_text, ' ')) with ordinality as words (word, place)))
        || array_to_tsvector(array_remove(array[lower(nullif(email, ''))], null))
    $$;

    create function write_order_search_entry() returns trigger language plpgsql as $$
      begin
        insert into order_search_entries (order_id, keys)
          values (new.id, order_search_keys(new.search_text, new.guardian_email))
          on conflict (order_id) do update set keys = excluded.keys;
        return null;
      end
    $$;

    create table orders (
      id uuid primary key default uuidv7(),
      number text not null unique,
      status text not null default 'pending'
        check (status in ('pending', 'in_production', 'completed', 'expired', 'cancelled')),
      payment_status text not null default 'unpaid'
        check (payment_status in ('unpaid', 'processing', 'confirmed', 'failed', 'error', 'partially_refunded',
          'refunded', 'disputed', 'overpaid', 'underpaid')),
      stage text check (stage in ('queued', 'scripting', 'recording', 'review', 'ready')),
      on_hold_reason text,
      on_hold_since timestamptz,
      version integer not null default 1,
      package_id text not null,
      package_title jsonb not null,
      characters_count smallint not null check (characters_count between 1 and 3),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      price integer not null check (price >= 0),
      discount integer not null,
      total integer not null,
      rate numeric,
      promo_code text,
      promo_percentage smallint,
      promo_reserved boolean not null default false,
      locale text not null check (locale in ('en', 'pt')),
      country text,
      child_name text not null,
      child_age smallint not null check (child_age between 1 and 130),
      occasion text not null,
      additional_notes text not null,
      use_ai_voice boolean not null,
      whatsapp_number text not null,
      guardian_name text not null,
      guardian_email text not null,
      search_text text not null,
      link_token_hash bytea,
      idempotency_key text not null unique,
      request_hash bytea not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      confirmed_at timestamptz,
      due_at timestamptz,
      completed_at timestamptz,
      urgency smallint not null generated always as (
        case when status = 'in_production' and on_hold_since is null then 0
          when status = 'in_production' then 1
          when status = 'pending' then 2
          else 3 end) stored,
      urgency_order interval not null generated always as (
        case when status = 'in_production' then coalesce(due_at, created_at) - timestamptz '2000-01-01 00:00:00Z'
          else timestamptz '2100-01-01 00:00:00Z' - created_at end) stored,
      details_version integer not null default 1,
      link_generation integer not null default 0,
      affiliate_code text references affiliates (code) on update cascade,
      name_hint text,
      occasion_date date,
      promised_hours smallint not null default 24,
      revision integer not null default 1,
      redone_at timestamptz,
      video_gated boolean not null default false,
      details_erased_at timestamptz,
      erased_at timestamptz,
      payment_gateway text,
      tracking_session_id uuid,
      affiliate_commission smallint,
      time_zone text,
      other_children jsonb not null default '[]',
      unsaid jsonb not null default '[]',
      characters jsonb not null default '[]',
      script jsonb not null default '{"text": "", "lines": [], "author": "writer"}',
      check (discount >= 0 and discount <= price),
      check (total = price - discount),
      check (status in ('in_production', 'completed') = (stage is not null)),
      check ((on_hold_since is null) = (on_hold_reason is null)),
      check (on_hold_since is null or status = 'in_production')
    ) with (fillfactor = 70);
    create index orders_by_affiliate on orders (affiliate_code) where affiliate_code is not null;
    create index orders_by_country on orders (country, urgency, urgency_order, id) where country is not null;
    create index orders_by_creation on orders (created_at);
    create index orders_by_email_and_id on orders (lower(guardian_email), id);
    create index orders_by_payment_gateway on orders (payment_gateway, urgency, urgency_order, id)
      where payment_gateway is not null;
    create index orders_by_payment_status on orders (payment_status, urgency, urgency_order, id)
      where payment_status <> 'confirmed';
    create index orders_by_status on orders (status, urgency, urgency_order, id);
    create index orders_by_tracking_session on orders (tracking_session_id) where tracking_session_id is not null;
    -- A search that reads down the list never looks at the table.
    create index orders_by_urgency_with_search_text on orders (urgency, urgency_order, id) include (search_text);
    create index orders_by_whatsapp_number on orders (whatsapp_number, id);
    create index orders_confirmed on orders (confirmed_at) where confirmed_at is not null;
    create index orders_to_expire on orders (expires_at) where status = 'pending';
    create index orders_to_forget on orders (coalesce(completed_at, expires_at, created_at), id)
      where status in ('completed', 'expired', 'cancelled') and erased_at is null;
    create index orders_to_forget_details on orders (coalesce(completed_at, expires_at, created_at), id)
      where status in ('completed', 'expired', 'cancelled') and details_erased_at is null;
    create trigger orders_closed_deleted after delete on orders for each row execute function note_closed_order();
    create trigger orders_closed_inserted after insert on orders for each row when (new.status <> 'pending')
      execute function note_closed_order();
    create trigger orders_closed_updated after update of status on orders for each row when (old.status <> new.status)
      execute function note_closed_order();
    create trigger orders_search_entry after insert or update of search_text on orders for each row
      execute function write_order_search_entry();
    create trigger orders_take_slots after update of confirmed_at
      on orders for each row when (old.confirmed_at is distinct from new.confirmed_at)
      execute function notify_catalog_changed();

    create table closed_order_counts (
      status text primary key,
      orders bigint not null
    );

    create table closed_order_changes (
      id bigint generated always as identity primary key,
      status text not null,
      change smallint not null check (change in (-1, 1))
    );

    -- Not in orders: each change of an order would write its GIN index again.
    create table order_search_entries (
      order_id uuid primary key references orders (id) on delete cascade,
      keys tsvector not null
    );
    create index order_search_entries_by_key on order_search_entries using gin (keys)
      with (gin_pending_list_limit = 256);

    create table order_events (
      id bigint generated always as identity primary key,
      order_id uuid not null,
      machine text not null check (machine ~ '^[a-z_]{1,20}$'),
      from_state text,
      to_state text not null,
      actor_type text not null check (actor_type in ('buyer', 'staff', 'system', 'gateway')),
      actor_id uuid,
      actor_name text,
      reason text,
      source_event text,
      request_id text,
      amount integer,
      currency text,
      created_at timestamptz not null default now(),
      cause jsonb
    );
    create index order_events_by_order on order_events (order_id, id);
    create trigger order_events_append_only before delete or update on order_events for each row
      execute function refuse_change();
    create trigger order_events_no_truncate before truncate on order_events for each statement
      execute function refuse_change();

    create table order_claims (
      order_id uuid primary key references orders (id) on delete cascade,
      staff_id uuid not null references staff (id),
      claimed_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index order_claims_of_staff on order_claims (staff_id, expires_at);

    create table order_notes (
      id uuid primary key,
      order_id uuid not null references orders (id) on delete cascade,
      staff_id uuid not null references staff (id),
      text text not null,
      created_at timestamptz not null
    );
    create index order_notes_by_order on order_notes (order_id, created_at);

    create table order_corrections (
      order_id uuid not null references orders (id) on delete cascade,
      details_version integer not null,
      field text not null,
      was text,
      now text,
      created_at timestamptz not null,
      seen_at timestamptz,
      seen_by uuid references staff (id),
      primary key (order_id, details_version, field)
    );
    create index order_corrections_unseen on order_corrections (order_id) where seen_at is null;

    create table order_origins (
      order_id uuid primary key references orders (id) on delete cascade,
      source text not null,
      campaign text,
      device text not null
    );

    create table order_advertising (
      order_id uuid primary key references orders (id) on delete cascade,
      consent_version integer not null,
      created_at timestamptz not null,
      ip text not null,
      user_agent text not null,
      fbp text,
      fbc text,
      ttclid text,
      ttp text,
      external_id text
    );

    create table order_views (
      id uuid primary key,
      staff_id uuid not null references staff (id),
      name text not null,
      filters jsonb not null,
      created_at timestamptz not null
    );
    create index order_views_by_staff on order_views (staff_id);`.execute(db)
}
