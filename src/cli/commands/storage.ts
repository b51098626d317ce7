import { type Command, Option } from 'commander'
import { VitrineError } from '#base'
import type { MoveProgress, MoveResult } from '#storage'
import { readEnv } from '../../server/env.ts'
import type { StoreCheck } from '../../server/storage/check-files.ts'
import type { OpenServices } from '../main.ts'
import { print, printJson, printTable } from '../print.ts'
import { createProgress, toMb } from '../progress.ts'

const MAX_PRINTED = 50
/** Exit code of a check that found missing or damaged files. */
const HAS_PROBLEMS = 10

interface MoveFlags {
  to: 'disk' | 's3'
  dryRun?: boolean
  deleteSource?: boolean
  json?: boolean
}

/** `vitrine storage move` and `vitrine storage check`. */
export function register(program: Command, open: OpenServices) {
  const storage = program.command('storage').description('files on disk or S3')

  storage
    .command('move')
    .description('copy all files to the other storage; the site can keep running')
    .addOption(new Option('--to <storage>').choices(['disk', 's3']).makeOptionMandatory())
    .option('--dry-run', 'only count what would be copied')
    .option('--delete-source', 'delete the source after every copy was read and compared')
    .option('--json', 'print JSON')
    .action(move)

  storage
    .command('check')
    .description(
      `compare files with the database; exits with ${HAS_PROBLEMS} if some are missing or damaged`,
    )
    .option('--hashes', 'read all files and compare their hashes')
    .option('--json', 'print JSON')
    .action(async (options: { hashes?: boolean; json?: boolean }) => {
      const { checkFiles } = await import('../../server/storage/check-files.ts')
      const services = await open()
      const hashes = options.hashes ?? false
      const stores = await checkFiles(services, { hashes }).finally(services.close)
      if (options.json) printJson({ storage: services.storage.kind, stores })
      else printCheck(stores)
      const hasProblems = stores.some(one => one.missing.length + one.damaged.length > 0)
      if (hasProblems) process.exitCode = HAS_PROBLEMS
    })
}

async function move({ to, dryRun = false, deleteSource = false, json = false }: MoveFlags) {
  const { createDiskStorage, moveFiles, openStorage } = await import('#storage')
  const { dataDir, s3, storage } = readEnv()
  if (!s3) {
    const message =
      'S3 is not configured: set S3_BUCKET and its key, and STORAGE=disk while the site still uses the disk.'
    throw new VitrineError('NO_S3', message)
  }
  const disk = createDiskStorage(dataDir)
  const remote = await openStorage({ dataDir, s3, cacheMb: 0 })
  await remote.checkAccess()
  const isUsed = storage === to
  if (deleteSource && !isUsed) {
    const message = `The site still uses the files that would be deleted: set STORAGE=${to} and restart it first.`
    throw new VitrineError('SOURCE_IN_USE', message)
  }
  const results = await moveFiles({
    from: to === 's3' ? disk : remote,
    to: to === 's3' ? remote : disk,
    isDryRun: dryRun,
    deletesSource: deleteSource,
    onProgress: createProgress<MoveProgress>(
      ({ store, files, bytes }) => `${store}: ${files} files, ${toMb(bytes)} MB`,
    ),
  })
  if (json) printJson({ to, dryRun, stores: results })
  else printMove(results, { to, dryRun, isUsed })
}

function printMove(
  results: MoveResult[],
  { to, dryRun, isUsed }: { to: 'disk' | 's3'; dryRun: boolean; isUsed: boolean },
) {
  printTable(
    ['store', 'files', 'MB', dryRun ? 'to copy' : 'copied', 'present', 'extra', 'deleted'],
    results.map(one => [
      one.store,
      ...[one.files, toMb(one.bytes), one.copied, one.present, one.extra, one.deleted].map(String),
    ]),
  )
  if (dryRun) return
  print('All copies have the size and the hash of their source.')
  if (isUsed) return
  print(`Now set STORAGE=${to}, restart the site, and run this command once more:`)
  print('it copies the files that were added in between.')
}

function printCheck(stores: StoreCheck[]) {
  printTable(
    ['store', 'files', 'MB', 'missing', 'damaged', 'extra'],
    stores.map(one => [
      one.store,
      String(one.files),
      toMb(one.bytes),
      ...[one.missing, one.damaged, one.extra].map(names => String(names.length)),
    ]),
  )
  for (const { store, ...found } of stores) {
    for (const problem of ['missing', 'damaged', 'extra'] as const) {
      const names = found[problem]
      for (const name of names.slice(0, MAX_PRINTED)) print(`${problem}: ${store}/${name}`)
      const more = names.length - MAX_PRINTED
      if (more > 0) print(`${problem}: ${more} more in ${store}; --json lists all.`)
    }
    if (found.digest) print(`${store}: SHA-256 of names and contents ${found.digest}`)
  }
}
