import { type Command, Option } from 'commander'
import { type Env, readEnv } from '../../server/env.ts'
import type { moveSite, StoreComparison, TableComparison } from '../../server/move/move-site.ts'
import { createMoveProgress } from '../move-progress.ts'
import { fail, print, printJson, printTable } from '../print.ts'

/** Exit code if the moved site differs from its source. */
const DIFFERS = 10
const MAX_PRINTED = 20

interface Flags {
  toDatabase: string
  toStorage?: 'disk' | 's3'
  dryRun?: boolean
  verifyOnly?: boolean
  replace?: boolean
  json?: boolean
}

/** `vitrine move`. */
export function register(program: Command) {
  program
    .command('move')
    .description(
      `copy the site to another database and storage and compare them; stop the site first; exits with ${DIFFERS} if they differ`,
    )
    .requiredOption('--to-database <url>', 'postgres://… or sqlite:<folder>')
    .addOption(
      new Option('--to-storage <storage>', 'default: the present one').choices(['disk', 's3']),
    )
    .option('--dry-run', 'only check the target and count')
    .option('--verify-only', 'only compare a site that was moved before')
    .option('--replace', 'delete the site that the target contains')
    .option('--json', 'print JSON')
    .action(move)
}

async function move(flags: Flags) {
  const { moveSite, sharesFiles, targetEnv } = await import('../../server/move/move-site.ts')
  const env = readEnv()
  const target = targetEnv(env, { database: flags.toDatabase, storage: flags.toStorage })
  const result = await moveSite(env, target, {
    mode: flags.dryRun ? 'plan' : flags.verifyOnly ? 'verify' : 'move',
    replace: flags.replace ?? false,
    ...createMoveProgress(),
  })
  if (!result.ok) return fail(REFUSALS[result.reason])
  if (flags.json) printJson(result)
  else if ('plan' in result) printPlan(result.plan)
  else printComparison(result)
  if ('plan' in result) return
  if (!result.isEqual) process.exitCode = DIFFERS
  else if (!flags.json) printSettings(env, target, sharesFiles(env, target))
}

const REFUSALS = {
  'in-use': 'A server is running on this site: stop it, then move; nothing was changed.',
  'target-in-use': 'A server is running on the target: stop it, then move; nothing was changed.',
  'not-empty': 'The target already contains a site: add --replace to delete it.',
  'target-empty': 'The target contains no site: run the command without --verify-only.',
}

type Done = Extract<Awaited<ReturnType<typeof moveSite>>, { ok: true }>
type Plan = Extract<Done, { plan: unknown }>['plan']

function printPlan({ rows, stores }: Plan) {
  printTable(
    ['table', 'rows'],
    Object.entries(rows)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => [name, String(count)]),
  )
  if (stores.length > 0) print('')
  if (stores.length === 0) return print('The files stay where they are.')
  printTable(
    ['store', 'files', 'MB', 'to copy', 'present'],
    stores.map(one => [
      one.store,
      ...[one.files, toMb(one.bytes), one.copied, one.present].map(String),
    ]),
  )
}

function printComparison({
  tables,
  stores,
  hasSecret,
}: {
  tables: TableComparison[]
  stores: StoreComparison[]
  hasSecret: boolean
}) {
  const filled = tables.filter(one => one.source.rows > 0 || !one.isEqual)
  printTable(
    ['table', 'rows', 'in the target', 'hash', ''],
    filled.map(({ table, source, target, isEqual }) => [
      table,
      String(source.rows),
      String(target?.rows ?? 0),
      source.hash.slice(0, 16),
      isEqual ? 'equal' : 'DIFFERENT',
    ]),
  )
  print(`${tables.length - filled.length} more tables are empty on both sides.`)
  print('')
  printTable(
    ['store', 'files', 'MB', 'different', 'missing'],
    stores.map(({ store, files, bytes, different, missing }) => [
      store,
      ...[files, toMb(bytes), different.length, missing.length].map(String),
    ]),
  )
  for (const { store, ...found } of stores) {
    for (const problem of ['different', 'missing'] as const) {
      for (const name of found[problem].slice(0, MAX_PRINTED)) print(`${problem}: ${store}/${name}`)
      const more = found[problem].length - MAX_PRINTED
      if (more > 0) print(`${problem}: ${more} more in ${store}; --json lists all.`)
    }
  }
  if (!hasSecret)
    print('The target has another secret key: set SECRET_KEY, or copy DATA_DIR/secret.')
}

function printSettings(env: Env, target: Env, hasSharedFiles: boolean) {
  print('')
  print('Both sites are equal. The source was not changed; keep it until the new site has run.')
  print('Start the site with these settings:')
  print(`  DATA_DIR=${target.dataDir}`)
  if (target.databaseUrl) print(`  DATABASE_URL=${withoutPassword(target.databaseUrl)}`)
  else if (env.databaseUrl) print('  without DATABASE_URL')
  if (target.s3) print(`  STORAGE=${target.storage}`)
  if (target.storage === 's3') print('  and the S3_… settings of this command')
  if (env.secretKey) print('  and the same SECRET_KEY')
  else if (target.databaseUrl) {
    print(`Other machines need SECRET_KEY with the content of ${target.dataDir}/secret.`)
  }
  if (hasSharedFiles) {
    print('Both use the same files: once the new site has run, do not start the old one,')
    print('because it would delete files that only the new one knows.')
  }
}

function withoutPassword(address: string) {
  const url = URL.parse(address)
  if (!url?.password) return address
  url.password = '***'
  return url.href
}

const toMb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
