import { parse } from '@babel/parser'
import { expect, test } from 'vitest'
import { projectFiles, read } from './tree.ts'

/**
 * Loops that wait for each of their rows, and why a failing one may end them. Any other goes through `drain`, `eachRow` or
 * `inHalves` of `apps/api/src/jobs`, so that one bad row never stops the others.
 */
const loops: Record<string, string> = {
  'apps/api/src/jobs/drain.ts': 'the mechanism',
  'apps/api/src/jobs/each-row.ts': 'the mechanism',
  'apps/api/src/work-set.ts': 'waits for work that does not reject',
  'apps/api/src/workers.ts': 'waits for work that does not reject',
  'apps/api/src/metrics.ts': 'reads one metric',
  'apps/api/src/app.ts': 'registers the routes, all or none',
  'apps/api/src/db/migrate.ts': 'migrations build on each other',
  'apps/api/src/db/migration-locks.ts': 'tries one migration again',
  'apps/api/src/db/notifications.ts': 'subscribes until all channels are heard',
  'apps/api/src/db/retry-transient.ts': 'tries one statement or transaction again',
  'apps/api/src/db/seed/seed.ts': 'one seeding',
  'apps/api/src/modules/buyer-orders/stream-routes.ts': 'one page that follows its order',
  'apps/api/src/modules/catalog/queries.ts': 'reads rows',
  'apps/api/src/modules/commissions/approve.ts': 'one transaction',
  'apps/api/src/modules/commissions/payouts.ts': 'one transaction',
  'apps/api/src/modules/deliveries/deliver.ts': 'one transaction',
  'apps/api/src/modules/orders/create.ts': 'tries one order again',
  'apps/api/src/modules/orders/write.ts': 'tries one change again',
  'apps/api/src/modules/outbox/relay.ts': 'claims until nothing is due; each event is tried apart',
  'apps/api/src/modules/outbox/routes.ts': 'one transaction',
  'apps/api/src/modules/payments/gateways/mercadopago/refunds-api.ts': 'reads a list page by page',
  'apps/api/src/modules/payments/gateways/pix-key/queries.ts': 'looks one payment up by two references',
  'apps/api/src/modules/payments/gateways/stripe/intents.ts': 'reads a list page by page',
  'apps/api/src/modules/payments/gateways/stripe/pages.ts': 'reads a list page by page',
  'apps/api/src/modules/payments/gateways/stripe/refunds-api.ts': 'reads a list page by page',
  'apps/api/src/modules/payments/gateways/stripe/sessions.ts': 'reads a list page by page',
  'apps/api/src/modules/payments/open.ts': 'opens one payment',
  'apps/api/src/modules/personal-data/erase.ts': 'one transaction',
  'apps/api/src/modules/personal-data/service.ts': 'reads what is held about one person',
  'apps/api/src/modules/pictures/keep.ts': 'the files of one picture',
  'apps/api/src/modules/reconciliation/compare.ts':
    'continues where it stopped; each payment is compared apart',
  'apps/api/src/modules/refunds/apply-disputes.ts': 'one transaction',
  'apps/api/src/modules/refunds/history.ts': 'one transaction',
  'apps/api/src/modules/retention/orders.ts': 'batches; a failing one is done order by order',
  'apps/api/src/modules/retention/purge.ts': 'batches of one purge',
  'apps/api/src/modules/retention/queries.ts': 'batches of one purge, each one statement',
  'apps/api/src/modules/script-drafts/writer.ts': 'asks for one draft',
  'apps/api/src/modules/films/render/folder-files.ts': 'reads the pictures and clips of one film',
  'apps/api/src/modules/speech/say-samples.ts': 'what was not said is said the next hour',
  'apps/api/src/modules/speech/speak.ts': 'the lines of one order: what was kept is not said again',
  'apps/api/src/modules/speech/voices/flite-main.ts': 'says the lines of one film',
  'apps/api/src/modules/speech/takes/purge.ts': 'batches; each take is deleted apart',
  'apps/api/src/modules/speech/takes/read-take.ts': 'reads one request',
  'apps/api/src/modules/speech/voices/service-call.ts': 'reads one answer',
  'apps/api/src/modules/sessions/attempts.ts': 'the counters of one sign-in',
  'apps/api/src/modules/settings/service.ts': 'one transaction',
  'apps/api/src/modules/tracking/recount.ts': 'a command that stops where it fails',
  'apps/api/src/modules/tracking/store/clickhouse/copy.ts': 'a command that stops where it fails',
  'apps/api/src/modules/tracking/store/clickhouse/sessions.ts': 'widens one search',
  'apps/api/src/modules/tracking/store/clickhouse/upkeep.ts': 'waits for one deletion',
  'apps/api/src/modules/tracking/store/postgres/refresh.ts': 'days are marked, and counted apart',
  'apps/api/src/modules/tracking/store/postgres/upkeep.ts': 'batches of one deletion, each one statement',
  'apps/api/src/modules/films/kind.ts': 'the files of one film',
  'apps/api/src/modules/films/make.ts': 'the pictures of one film',
  'apps/api/src/modules/films/render/render.ts': 'draws one film',
  'apps/api/src/modules/videos/check/inspect.ts': 'reads one film',
  'apps/api/src/modules/videos/check/kind.ts': 'the files of one video',
  'apps/api/src/modules/videos/check/order-video.ts': 'the files of one video',
  'apps/api/src/modules/videos/check/strip.ts': 'reads one film',
  'apps/api/src/modules/videos/clips/character-clip.ts': 'the files of one clip',
  'apps/api/src/modules/videos/clips/remove.ts': 'batches; each clip is removed apart',
  'apps/api/src/modules/videos/purge.ts': 'batches; each video is purged apart',
  'apps/api/src/modules/videos/uploads/files.ts': 'the files of one upload',
  'apps/api/src/modules/videos/uploads/room.ts': 'adds up what is open; one transaction',
}

/** Files of the API with a loop that waits in each round. */
const withLoop = () =>
  projectFiles()
    .filter((file) => file.startsWith('apps/api/src/') && /(?<!\.test)\.ts$/.test(file))
    .filter((file) => !/\/(migrations|locales)\//.test(file))
    .filter((file) => /\b(for|while)\b/.test(read(file)) && read(file).includes('await'))
    .filter((file) =>
      waitsInLoop(parse(read(file), { sourceType: 'module', plugins: ['typescript'] }).program),
    )

test('a loop over rows of the API goes on after a row that fails, or says why it ends', () => {
  expect(withLoop().toSorted()).toEqual(Object.keys(loops).toSorted())
})

/** A node of Babel's tree. */
interface Node {
  type: string
  /** Set on `for await`. */
  await?: boolean
}

/** Whether there is a loop that waits for something in each round. */
function waitsInLoop(node: Node): boolean {
  const loops = isLoop(node) && (node.await === true || waits(node))
  return loops || inside(node, waitsInLoop)
}

const isLoop = ({ type }: Node) => /^(For|ForIn|ForOf|While|DoWhile)Statement$/.test(type)

const waits = (node: Node): boolean =>
  node.type === 'AwaitExpression' || (!/Function|Method/.test(node.type) && inside(node, waits))

/** Whether it holds for any node directly within. */
const inside = (node: Node, holds: (node: Node) => boolean): boolean =>
  Object.values(node).some((value: unknown) => [value].flat().some((each) => isNode(each) && holds(each)))

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
