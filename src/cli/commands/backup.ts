import type { Command } from 'commander'
import { VitrineError } from '#base'
import { readEnv } from '../../server/env.ts'
import type { OpenServices } from '../main.ts'
import { fail, print, printJson, printTable } from '../print.ts'
import { createProgress, toMb } from '../progress.ts'

/** Exit code of a verification that found problems. */
const HAS_PROBLEMS = 10

interface Flags {
  to?: string
  json?: boolean
  newPlace?: boolean
}

/** `vitrine backup`, with and without a folder, and its subcommands. */
export function register(program: Command, open: OpenServices) {
  const backup = program
    .command('backup')
    .description('back up database, files and the secret key; the site can keep running')
    .argument('[folder]', 'a new folder for a single simple copy, instead of BACKUP_TO')
    .option('--json', 'print JSON')
    .option('--new-place', 'begin in BACKUP_TO although it contained backups and is empty now')
    .action(async (folder: string | undefined, flags: Flags) =>
      folder === undefined ? backUp(open, flags) : backUpToFolder(open, folder),
    )

  const addCommand = (name: string, description: string) =>
    backup.command(name).description(description).option('--to <place>', 'instead of BACKUP_TO')

  addCommand('list', 'list all backups')
    .option('--json', 'print JSON')
    .action(async (_: Flags, command: Command) => {
      const { to, json } = command.optsWithGlobals<Flags>()
      const { listBackups } = await import('../../server/backup/site-backups.ts')
      const { isEncrypted, backups } = await listBackups(readEnv(undefined, { backupTo: to }))
      if (json) return printJson({ isEncrypted, backups })
      printTable(
        ['backup', 'rows', 'files', 'MB of files', 'MB added', 'seconds', 'version'],
        backups.map(({ name, facts }) =>
          facts
            ? [
                name,
                ...[facts.rows, facts.files].map(String),
                ...[facts.fileBytes, facts.addedBytes].map(toMb),
                String(Math.ceil(facts.durationMs / 1000)),
                facts.version,
              ]
            : [name, 'damaged'],
        ),
      )
      return print(isEncrypted ? 'Backups are encrypted.' : 'Backups are not encrypted.')
    })

  addCommand(
    'verify',
    `read a backup, restore it into a temporary database and compare; exits with ${HAS_PROBLEMS} if something is missing or damaged`,
  )
    .argument('[backup]', 'a backup or a time; by default the newest')
    .option('--json', 'print JSON')
    .action(async (wanted: string | undefined, _: Flags, command: Command) => {
      const { to, json = false } = command.optsWithGlobals<Flags>()
      await verify(wanted, to, json)
    })

  addCommand('prune', 'delete the backups that BACKUP_KEEP does not keep').action(
    async ({ to }: Flags) => {
      const { pruneBackups } = await import('../../server/backup/site-backups.ts')
      const { snapshots, bytes, unreadable } = await pruneBackups(
        readEnv(undefined, { backupTo: to }),
      )
      print(`Deleted ${count(snapshots, 'backup')} and ${toMb(bytes)} MB that no backup needs.`)
      for (const name of unreadable) {
        print(`The backup ${name} cannot be read, so no data was deleted: verify it, or delete it.`)
      }
    },
  )

  addCommand(
    'repair',
    'read all backups and delete damaged parts, so that the next backup writes them again',
  ).action(async ({ to }: Flags) => {
    const { repairBackups } = await import('../../server/backup/site-backups.ts')
    const damaged = await repairBackups(readEnv(undefined, { backupTo: to }))
    print(`Deleted ${count(damaged, 'damaged part')}.`)
    if (damaged > 0) print('Make a backup now, then verify it.')
  })

  addCommand('delete', 'delete one backup')
    .argument('<backup>')
    .action(async (name: string, { to }: Flags) => {
      const { deleteBackup } = await import('../../server/backup/site-backups.ts')
      await deleteBackup(readEnv(undefined, { backupTo: to }), name)
      print(`Deleted the backup ${name}.`)
    })
}

async function backUpToFolder(open: OpenServices, folder: string) {
  const { backupSite } = await import('../../server/backup/backup.ts')
  const services = await open()
  const result = await backupSite(services, readEnv(), folder).finally(services.close)
  if (result.ok) print(`Saved ${result.rows} rows and ${result.files} files to ${folder}.`)
  else fail(`${folder} is not empty; choose a new folder.`)
}

async function backUp(open: OpenServices, { json = false, newPlace = false }: Flags) {
  const { backupSettings, backUpSite } = await import('../../server/backup/site-backups.ts')
  const env = readEnv()
  const { name: place, key, keyFile } = backupSettings(env)
  const services = await open()
  const onProgress = createProgress<{ rows: number; files: number; addedBytes: number }>(
    ({ rows, files, addedBytes }) =>
      `${rows} rows and ${files} files, ${toMb(addedBytes)} MB added`,
  )
  const signal = createStopSignal('Stopped; the next backup continues this one.')
  const options = { signal, onProgress, isNew: newPlace }
  const { name, facts } = await backUpSite(services, env, options).finally(services.close)
  if (json) return printJson({ name, ...facts })
  print(
    `Saved ${facts.rows} rows and ${facts.files} files as ${name} in ${place}; ${toMb(facts.addedBytes)} MB were new.`,
  )
  if (!key && !keyFile) {
    print('The backup is not encrypted. BACKUP_KEY encrypts a new place for backups.')
  }
}

/** Aborted by Ctrl C, so that the lock of the repository is released. */
function createStopSignal(message: string): AbortSignal {
  const end = new AbortController()
  const stop = () => end.abort(new VitrineError('BACKUP_STOPPED', message))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return end.signal
}

async function verify(wanted: string | undefined, to: string | undefined, json: boolean) {
  const { verifyBackup } = await import('../../server/backup/site-backups.ts')
  const env = readEnv(undefined, { backupTo: to })
  const result = await verifyBackup(env, wanted, {
    scratchUrl: env.scratchUrl,
    // Stopping deletes the temporary database.
    signal: createStopSignal('Stopped.'),
    onProgress: createProgress(({ rows, files }) => `${rows} rows and ${files} files`),
  })
  const { name, problems } = result
  if (json) printJson(result)
  else {
    for (const problem of problems) print(`${name}: ${problem}.`)
    const what = `${count(result.tables, 'table')}, ${count(result.rows, 'row')} and ${count(result.files, 'file')}`
    const where = result.databases.join(' and ')
    if (problems.length === 0) print(`${name} is complete: ${what}; restored into ${where}.`)
  }
  if (problems.length === 0) return
  process.exitCode = HAS_PROBLEMS
  if (json) return
  print('Later backups use the same parts: run "vitrine backup repair", then "vitrine backup".')
}

const count = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`
