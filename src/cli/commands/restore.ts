import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { RestoreProgress } from '../../server/backup/restore.ts'
import { readEnv } from '../../server/env.ts'
import type { OpenServices } from '../main.ts'
import { fail, print, printJson } from '../print.ts'
import { createProgress } from '../progress.ts'

interface Flags {
  at?: string
  from?: string
  yes?: boolean
  json?: boolean
}

/** `vitrine restore`, from BACKUP_TO, from another place, or from a simple folder. */
export function register(program: Command, open: OpenServices) {
  program
    .command('restore')
    .description('restore a backup; stop the site first')
    .argument('[folder]', 'a folder with a backup or a downloaded file, instead of BACKUP_TO')
    .option('--at <backup or time>', 'the newest backup that is not younger; by default the newest')
    .option(
      '--from <place>',
      'a folder, a downloaded file or s3://bucket/prefix, instead of BACKUP_TO',
    )
    .option('--yes', 'replace the current database and files')
    .option('--json', 'print JSON')
    .action(async (folder: string | undefined, flags: Flags) => {
      const from = folder ?? flags.from
      if (from !== undefined && isSimpleFolder(from)) await restoreFolder(open, from, flags)
      else await restoreBackup(open, from, flags)
    })
}

/** A folder that is neither a repository, a downloaded backup nor a URL. */
const isSimpleFolder = (from: string) =>
  !from.includes('://') &&
  !existsSync(join(from, 'config', 'repository.json')) &&
  !statSync(from, { throwIfNoEntry: false })?.isFile()

async function restoreFolder(open: OpenServices, folder: string, { yes = false, json }: Flags) {
  const { restoreSite } = await import('../../server/backup/restore.ts')
  if (!existsSync(folder)) return fail(`The folder ${folder} does not exist; nothing was changed.`)
  const services = await open(undefined, { creates: true })
  const result = await restoreSite(services, readEnv(), folder, yes).finally(services.close)
  if (!result.ok) return fail(REFUSALS[result.reason](folder))
  if (json) return printJson({ rows: result.rows, files: result.files })
  return print(`Restored ${result.rows} rows and ${result.files} files.`)
}

async function restoreBackup(open: OpenServices, from: string | undefined, flags: Flags) {
  const { restoreSource } = await import('../../server/backup/restore.ts')
  const { openBackup } = await import('../../server/backup/site-backups.ts')
  const env = readEnv(undefined, { backupTo: from })
  const { name, source } = await openBackup(env, flags.at)
  const services = await open(env, { creates: true })
  const result = await restoreSource(services, env, source, {
    replace: flags.yes ?? false,
    onProgress: createProgress<RestoreProgress>(
      ({ files, rows }) => `${files} files and ${rows} rows`,
    ),
  }).finally(services.close)
  if (!result.ok && result.reason === 'not-whole') return fail(damaged(name))
  if (!result.ok) return fail(REFUSALS[result.reason](name, source.version))
  if (flags.json) return printJson({ name, rows: result.rows, files: result.files })
  return print(`Restored ${result.rows} rows and ${result.files} files of the backup ${name}.`)
}

const damaged = (name: string) =>
  `The backup ${name} is damaged. The database was not changed, but files may have been restored. \
"vitrine backup verify ${name}" lists the damaged parts. Restore an older backup with --at, or, if the \
old site still runs, run "vitrine backup repair" there and make a new backup.`

const REFUSALS = {
  'in-use': () => 'A server is running on this site: stop it, then restore; nothing was changed.',
  'not-whole': (name: string) => `${name} does not contain a complete backup; nothing was changed.`,
  'has-links': (folder: string) =>
    `${folder} contains links or special files; copy the backup without links (cp -rL) and check where they led. Nothing was changed.`,
  'other-version': (name: string, version?: string) =>
    `The backup ${name} was made by a newer version of Vitrine: restore it with ${version ? `version ${version}` : 'that version'}; nothing was changed.`,
  'not-empty': () => 'The database already contains a site: add --yes to replace it.',
  'has-files': () =>
    'The database is empty, but the storage already contains files, perhaps of another site: add --yes to delete those that are not in the backup.',
}
