import { mutantsOf, type Mutant } from '../mutant.ts'

/** Personal data: that it is found, exported and erased, and that nothing else is. */
export const personalData: readonly Mutant[] = [
  ...mutantsOf(
    'modules/personal-data/erase.ts',
    ['test/personal-data'],
    [
      [
        "if (table.onRequest && extent === 'all') await",
        "if (table.onRequest && extent === 'details') await",
      ],
      ['if (table.byTime) await eraseRows(tx, table, table.byTime, person)', ''],
      [
        '...(withFiles.has(id) ? [videosErasedEvent(id)] : []),',
        '',
        { tests: ['erased-child', 'test/personal-data'] },
      ],
      ["extent === 'all' && session !== null", 'session === undefined', { tests: ['tracking-orders'] }],
      ["extent === 'all' ? '' : order.guardian_name", 'order.guardian_name'],
    ],
  ),
  ...mutantsOf(
    'modules/personal-data/map.ts',
    ['test/personal-data'],
    [
      [
        "erasedWhere: `actor_type in ('staff', 'buyer')`",
        "erasedWhere: `actor_type = 'staff'`",
        { tests: ['test/personal-data'] },
      ],
      ["link_token_hash: 'null',", ''],
    ],
  ),
  ...mutantsOf(
    'modules/personal-data/queries.ts',
    ['test/personal-data', 'test/retention.test'],
    [
      [
        "status in ('completed', 'expired', 'cancelled')",
        "status in ('completed', 'expired', 'cancelled', 'in_production')",
        { tests: ['test/personal-data'] },
      ],
      ['lower(guardian_email) = ${email}', 'guardian_email = ${email}'],
      [
        'lower(${sql.ref(column)}) = any(${emails}::text[])',
        '${sql.ref(column)} = any(${emails}::text[])',
        { tests: ['test/personal-data'] },
      ],
      ["and ${sql.raw(table.erasedWhere ?? 'true')}", '', { tests: ['test/personal-data'] }],
    ],
  ),
  ...mutantsOf(
    'modules/personal-data/service.ts',
    ['test/personal-data'],
    [
      ["status === 'pending' || status === 'in_production'", "status === 'in_production'"],
      ['if (rows !== rowsSeen)', 'if (rows < rowsSeen)'],
    ],
  ),
  ...mutantsOf(
    'modules/personal-data/find.ts',
    ['test/personal-data'],
    [['orders.map((order) => order.whatsapp_number)', '[]']],
  ),
  ...mutantsOf(
    'modules/retention/queries.ts',
    ['test/retention.test'],
    [
      ['and received_at < ${before} and processed_at is not null', 'and received_at < ${before}'],
      ["and (processed_at is not null or outcome = 'ignored')", ''],
      ['removed === rowsAtOnce;', 'removed > rowsAtOnce;'],
      [
        'where opted_in is distinct from false and coalesce',
        'where coalesce',
        { tests: ['test/retention.test', 'test/chats'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/retention/purge.ts',
    ['test/personal-data'],
    [['days * dayMs)', '(days + 1) * dayMs)']],
  ),
]
