import { mutantsOf, type Mutant } from '../mutant.ts'

/** Access: sessions and roles of staff, guesses, buyers' links, and calls from other sites. */
export const access: readonly Mutant[] = [
  ...mutantsOf(
    'modules/sessions/guard.ts',
    ['test/access.test', 'account.test'],
    [
      [
        "if (!roles.includes(session.staff.role)) throw new AppError('forbidden', 'Your role may not do that')",
        '',
        { tests: ['test/access.test'] },
      ],
      [
        'if (recent && !isRecent(session, ctx.clock.now()))',
        'if (recent && session.provenAt === null)',
        { tests: ['test/account.test'] },
      ],
      ["{ reads: request.method === 'GET' }", '{ reads: true }', { tests: ['test/sessions.test'] }],
    ],
  ),
  ...mutantsOf(
    'modules/sessions/queries.ts',
    ['test/sessions.test'],
    [
      [".where('session.expires_at', '>', now)", ''],
      [".where('session.last_seen_at', '>', idleSince)", ''],
      [
        ".where('session.last_seen_at', '>', idleSince)\n    .where('staff.active', '=', true)",
        ".where('session.last_seen_at', '>', idleSince)",
      ],
      [
        ".where('email', '=', email.toLowerCase())\n    .where('active', '=', true)",
        ".where('email', '=', email.toLowerCase())",
        { tests: ['test/team.test', 'test/sessions.test'] },
      ],
      [".where('confirmed_at', 'is not', null),", ',', { tests: ['test/second-factors'] }],
    ],
  ),
  ...mutantsOf(
    'modules/rate-limits/queries.ts',
    ['test/sessions.test'],
    [
      ['used > (limits', 'used > 1 + (limits'],
      ['when r.window_ends_at <= ${now} then 1 else', 'when false then 1 else'],
      [' or r.used + 1 = ${fills}', ''],
    ],
  ),
  ...mutantsOf(
    'modules/sessions/attempts.ts',
    ['test/sessions.test', 'test/second-factors'],
    [
      [
        "device ? [] : [{ bucket: bucket('code', staffId), ...codeLimit }]",
        '[]',
        { tests: ['test/second-factors'] },
      ],
      [
        "bucket('account', `${account} ${network}`)",
        "bucket('account', account)",
        { tests: ['test/sessions.test'] },
      ],
      [
        'ofAccount ? clearLimit(tx, bucket) : giveBack(tx, bucket)',
        'clearLimit(tx, bucket)',
        { tests: ['test/sessions.test'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/sessions/service.ts',
    ['test/second-factors', 'test/sessions.test'],
    [
      [
        "if (second && !(await takeSecondFactor(tx, ctx, attempt.code ?? '', by)))",
        'if (second && attempt.code === undefined)',
        { tests: ['test/second-factors'] },
      ],
      [
        'await forgiveAttempts(db, counters)\n    throw new AppError',
        'await forgiveAttempts(db, [...counters, ...counters])\n    throw new AppError',
        { tests: ['test/second-factors'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/sessions/device.ts',
    ['test/sessions.test'],
    [['`staff device ${device} ${email.toLowerCase()}`', '`staff device ${device}`']],
  ),
  ...mutantsOf(
    'modules/second-factors/queries.ts',
    ['test/second-factors'],
    [
      ["eb('last_step', '<', String(step))", "eb('last_step', '<=', String(step))"],
      [
        ".deleteFrom('staff_recovery_codes')\n    .where('staff_id', '=', staffId)\n    .where('code_hash'",
        ".deleteFrom('staff_recovery_codes')\n    .where('code_hash'",
      ],
    ],
  ),
  ...mutantsOf('modules/second-factors/totp.ts', ['second-factors/totp'], [['window: 1 })', 'window: 2 })']]),
  ...mutantsOf(
    'modules/team/members.ts',
    ['test/team.test'],
    [
      [
        'if (!staysOwner && owners.length === 1 && owners.includes(id))',
        'if (!staysOwner && owners.length === 0)',
      ],
      ['if (!active) await deleteSessionsOf(tx, id)', ''],
    ],
  ),
  ...mutantsOf(
    'modules/password-resets/queries.ts',
    ['test/password-resets'],
    [
      [
        ".where('token_hash', '=', tokenHash)\n    .where('expires_at', '>', now)",
        ".where('token_hash', '=', tokenHash)",
        {
          survives:
            'The link is looked up with the same bound a moment before; this one is for the moment between.',
        },
      ],
      [
        ".where('reset.token_hash', '=', tokenHash)\n    .where('reset.expires_at', '>', now)",
        ".where('reset.token_hash', '=', tokenHash)",
      ],
    ],
  ),
  ...mutantsOf(
    'modules/password-resets/service.ts',
    ['test/password-resets'],
    [['await deleteSessionsOf(tx, staff.id)', '']],
  ),
  ...mutantsOf(
    'plugins/access.ts',
    ['access-plugin', 'test/access.test'],
    [
      ["if (access === 'staff') return roles.length > 0", "if (access === 'staff') return true"],
      ["access !== 'buyer' || (/\\/:id(?:\\/|$)/.test(url) && Boolean(schema?.params))", 'true'],
      ['if (headers.cookie === undefined) return undefined', 'return undefined'],
      [
        "if (request.routeOptions.config.access === 'buyer') proofs",
        "if (request.routeOptions.config.access === 'staff') proofs",
        { tests: ['test/access.test', 'payment-scenarios'] },
      ],
    ],
  ),
  ...mutantsOf(
    'plugins/security.ts',
    ['test/csrf'],
    [
      ["return site === 'same-origin'", "return site !== 'cross-site'"],
      [
        'headers.origin === (isAdminCall(call) ? adminOrigin : publicOrigin)',
        '[adminOrigin, publicOrigin].includes(String(headers.origin))',
        { tests: ['test/csrf', 'test/sessions.test'] },
      ],
      ["new Set(['GET', 'HEAD', 'OPTIONS'])", "new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE'])"],
    ],
  ),
  ...mutantsOf(
    'modules/orders/link-token.ts',
    ['orders/link-token'],
    [
      [
        'timingSafeEqual(given, stored) && storedHash !== null',
        'timingSafeEqual(given, stored)',
        { survives: 'No secret has a hash of zeros alone.' },
      ],
      ['generation === 0 ? orderId : `${orderId}:${generation}`', 'orderId'],
      ['.filter(([id]) => id !== orderId)', ''],
      ['const remembered = 8', 'const remembered = 7'],
    ],
  ),
  ...mutantsOf(
    'modules/buyer-orders/owner.ts',
    ['order-creation', 'payment-scenarios', 'corrections'],
    [
      ['if (order === undefined || !(byLink || madeHere))', 'if (order === undefined)'],
      [
        'ownOrder = { order, madeHere, feedPosition }',
        'ownOrder = { order, madeHere: byLink || madeHere, feedPosition }',
        { tests: ['test/corrections'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/buyer-orders/correct.ts',
    ['test/corrections'],
    [
      ['if (!canCorrect(before)) {', 'if (false) {'],
      ['if (before.details_version !== detailsVersion)', 'if (before.details_version < detailsVersion)'],
    ],
  ),
  ...mutantsOf('plugins/idempotency-key.ts', ['order-creation'], [['withoutVersion(request.body)', "''"]]),
]
