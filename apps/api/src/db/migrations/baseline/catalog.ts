import { sql, type Kysely } from 'kysely'

/** What the shop sells, and its settings. */
export async function createCatalog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_catalog_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('catalog_changed', tg_table_name);
        return null;
      end
    $$;

    create function notify_landing_sites_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('landing_sites_changed', '');
        return null;
      end
    $$;

    create table settings (
      id boolean primary key default true check (id),
      site_title text not null,
      contact_email text not null,
      contact_phone text not null,
      contact_address text not null,
      contact_whatsapp text not null,
      social_instagram text not null,
      social_facebook text not null,
      default_locale text not null check (default_locale in ('en', 'pt')),
      daily_capacity integer not null check (daily_capacity >= 0),
      time_zone text not null,
      card_enabled boolean not null,
      pix_enabled boolean not null,
      seasonal_banner text not null default 'auto'
        check (seasonal_banner in ('auto', 'default', 'birthday', 'christmas', 'easter', 'backToSchool', 'childrensDay')),
      maintenance boolean not null default false,
      opening_hours jsonb not null default '[
        {"opens": "09:00", "closes": "18:00"}, {"opens": "09:00", "closes": "18:00"},
        {"opens": "09:00", "closes": "18:00"}, {"opens": "09:00", "closes": "18:00"},
        {"opens": "09:00", "closes": "18:00"}, {"opens": "10:00", "closes": "16:00"}, null]'
        check (jsonb_array_length(opening_hours) = 7),
      gateways_off text[] not null default '{}',
      keep_webhook_bodies_days smallint not null default 30 check (keep_webhook_bodies_days > 0),
      keep_webhook_events_days smallint not null default 365 check (keep_webhook_events_days > 0),
      keep_visits_days smallint not null default 180 check (keep_visits_days > 0),
      keep_sent_messages_days smallint not null default 365 check (keep_sent_messages_days > 0),
      keep_ended_sessions_days smallint not null default 30 check (keep_ended_sessions_days > 0),
      keep_videos_days smallint not null default 90 check (keep_videos_days > 0),
      keep_order_details_days smallint not null default 180 check (keep_order_details_days > 0),
      keep_order_buyers_days smallint not null default 1826 check (keep_order_buyers_days > 0),
      default_currency text,
      commission_days smallint not null default 30 check (commission_days between 7 and 365)
    );
    create trigger settings_changed after insert or delete or update or truncate on settings for each statement
      execute function notify_catalog_changed();

    create table countries (
      code text primary key check (code ~ '^[A-Z]{2}$'),
      name jsonb not null,
      flag text not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      locale text not null,
      offer text not null check (offer in ('full', 'limited')),
      active boolean not null default true,
      position smallint not null
    );
    create trigger countries_changed after insert or delete or update or truncate on countries for each statement
      execute function notify_catalog_changed();

    create table currency_rates (
      currency text primary key check (currency ~ '^[A-Z]{3}$'),
      per_usd numeric(18,8) not null check (per_usd > 0),
      changed_at timestamptz
    );
    create trigger currency_rates_changed after insert or delete or update or truncate
      on currency_rates for each statement
      execute function notify_catalog_changed();

    create table packages (
      id text primary key,
      characters_count smallint not null check (characters_count between 1 and 3),
      title jsonb not null,
      description jsonb not null,
      in_limited_offer boolean not null default false,
      active boolean not null default true,
      position smallint not null
    );
    create trigger packages_changed after insert or delete or update or truncate on packages for each statement
      execute function notify_catalog_changed();

    create table package_prices (
      package_id text not null references packages (id) on delete cascade,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      amount integer not null check (amount between 0 and 99999999),
      primary key (package_id, currency)
    );
    create trigger package_prices_changed after insert or delete or update or truncate
      on package_prices for each statement
      execute function notify_catalog_changed();

    create table package_payment_links (
      package_id text not null references packages (id),
      method text not null check (method in ('card', 'pix')),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      amount integer not null check (amount > 0),
      url text not null check (url ~ '^https?://' and length(url) <= 2000),
      primary key (package_id, method, currency)
    );
    create trigger package_payment_links_changed after insert or delete or update or truncate
      on package_payment_links for each statement
      execute function notify_catalog_changed();

    create table promo_codes (
      code text primary key check (code = upper(code)),
      percentage smallint not null check (percentage between 1 and 100),
      starts_at timestamptz,
      ends_at timestamptz,
      uses_limit integer check (uses_limit >= 0),
      used integer not null default 0 check (used >= 0),
      announced boolean not null default false,
      active boolean not null default true,
      created_at timestamptz not null default now(),
      package_ids text[] check (package_ids <> '{}')
    );
    create trigger promo_codes_changed after insert or delete
      or update of code, percentage, starts_at, ends_at, package_ids, announced, active or truncate
      on promo_codes for each statement execute function notify_catalog_changed();

    create table characters (
      id text primary key,
      category text not null check (category in ('princesses', 'heroes', 'games', 'movies')),
      name jsonb not null,
      description jsonb not null,
      greeting_style text not null,
      active boolean not null default true,
      position smallint not null,
      rights_note text not null default '',
      picture text,
      voice_pitch smallint not null default 100,
      voice_rate smallint not null default 100,
      picture_upload uuid
    );
    create trigger characters_changed after insert or delete or update or truncate on characters for each statement
      execute function notify_catalog_changed();

    create table character_clips (
      id uuid primary key,
      character_id text not null references characters (id),
      locale text not null check (locale in ('en', 'pt')),
      words text not null,
      state text not null default 'checking' check (state in ('checking', 'ready', 'refused')),
      refusal text,
      uploaded_by uuid not null references staff (id),
      storage_key text,
      captions_key text,
      mime_type text,
      facts jsonb,
      bytes bigint not null,
      created_at timestamptz not null,
      removed_at timestamptz,
      check ((state = 'refused') = (refusal is not null)),
      check (state <> 'ready' or (storage_key is not null and captions_key is not null and mime_type is not null))
    );
    create unique index character_clips_in_shop on character_clips (character_id, locale)
      where state = 'ready' and (removed_at is null);
    create index character_clips_removed on character_clips (removed_at) where removed_at is not null;
    create trigger character_clips_changed after update of state, removed_at on character_clips for each statement
      execute function notify_catalog_changed();

    create table reviews (
      id uuid primary key,
      author text not null,
      rating smallint not null check (rating between 1 and 5),
      body text not null,
      locale text not null check (locale in ('en', 'pt')),
      created_at timestamptz not null,
      published_at timestamptz
    );
    create index reviews_published on reviews (published_at desc) where published_at is not null;
    create trigger reviews_changed after insert or delete or update or truncate on reviews for each statement
      execute function notify_catalog_changed();

    create table advertising (
      id boolean primary key default true check (id),
      meta_pixel_id text not null default '',
      meta_test_code text not null default '',
      meta_token bytea,
      meta_token_end text,
      meta_refused_at timestamptz,
      tiktok_pixel_id text not null default '',
      tiktok_server boolean not null default false,
      tiktok_token bytea,
      tiktok_token_end text,
      tiktok_refused_at timestamptz,
      check ((meta_token is null) = (meta_token_end is null)),
      check ((tiktok_token is null) = (tiktok_token_end is null))
    );
    create trigger advertising_changed
      after update of meta_pixel_id, tiktok_pixel_id, meta_token_end, tiktok_token_end on advertising
      for each statement execute function notify_catalog_changed();
    insert into advertising default values;

    create table landing_sites (
      key text primary key check (key ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
      name text not null,
      origins text[] not null check (origins <> '{}'),
      active boolean not null default true,
      created_at timestamptz not null default now()
    );
    create trigger landing_sites_changed after insert or delete or update or truncate
      on landing_sites for each statement
      execute function notify_landing_sites_changed();

    create table message_templates (
      id text not null,
      locale text not null,
      texts jsonb not null,
      primary key (id, locale)
    );

    create table seeds (
      name text primary key,
      seeded_at timestamptz not null default now()
    )`.execute(db)
}
