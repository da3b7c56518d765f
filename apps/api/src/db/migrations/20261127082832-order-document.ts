import { sql, type Kysely } from 'kysely'

/**
 * An order holds its characters and the first version of its script; `scripts` keeps the later ones.
 *
 * Contract: no release is out, so no process that reads `order_characters` runs beside this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column characters jsonb not null default '[]',
      add column script jsonb not null default '{"lines": [], "text": "", "author": "writer"}'`.execute(db)
  await sql`
    update orders set
      characters = coalesce((
        select jsonb_agg(jsonb_build_object('character_id', c.character_id, 'category', c.category, 'name', c.name,
          'picture', case when c.picture_upload is null then to_jsonb(coalesce(c.picture, c.character_id))
            else jsonb_build_object('drawing', c.picture, 'upload', c.picture_upload) end,
          'greeting_style', coalesce(c.greeting_style, today.greeting_style)) order by c.position)
        from order_characters c left join characters today on today.id = c.character_id
        where c.order_id = orders.id), characters),
      script = coalesce((
        select jsonb_build_object('lines', s.lines, 'text', s.text, 'author', s.author)
        from scripts s where s.order_id = orders.id and s.version = 1), script)`.execute(db)
  await sql`delete from scripts where version = 1`.execute(db)
  await sql`drop table order_characters`.execute(db)
  await sql`
    create view script_versions as
      select order_id, version, lines, text, author, author_name, created_at from scripts
      union all
      select id, 1, script -> 'lines', script ->> 'text', script ->> 'author', null, created_at from orders`.execute(
    db,
  )
}
