import type { Command } from 'commander'
import { readEnv } from '../../server/env.ts'
import type { OpenServices } from '../main.ts'
import { fail, print } from '../print.ts'

/** `vitrine backup <folder>` and `vitrine restore <folder>`. */
export function register(program: Command, open: OpenServices) {
  program
    .command('backup <folder>')
    .description(
      'back up database, media and the secret key to a new folder; the site can keep running',
    )
    .action(async (folder: string) => {
      const { backupSite } = await import('../../server/backup/backup.ts')
      const services = await open()
      const result = await backupSite(services, readEnv(), folder).finally(services.close)
      if (result.ok) print(`Saved ${result.rows} rows and ${result.files} files to ${folder}.`)
      else fail(`${folder} is not empty; choose a new folder.`)
    })

  program
    .command('restore <folder>')
    .description('restore a backup; stop the site first')
    .option('--yes', 'replace the current database and media folder')
    .action(async (folder: string, options: { yes?: boolean }) => {
      const { restoreSite } = await import('../../server/backup/restore.ts')
      const services = await open()
      const replace = options.yes ?? false
      const result = await restoreSite(services, readEnv(), folder, replace).finally(services.close)
      if (result.ok) print(`Restored ${result.rows} rows and ${result.files} files.`)
      else fail(REFUSALS[result.reason](folder))
    })
}

const REFUSALS = {
  'in-use': () => 'A server is running on this site: stop it, then restore; nothing was changed.',
  'not-whole': (folder: string) =>
    `${folder} does not contain a complete backup; nothing was changed.`,
  'has-links': (folder: string) =>
    `${folder} contains links or special files; copy the backup without links (cp -rL) and check where they led. Nothing was changed.`,
  'other-version': (folder: string) =>
    `The backup in ${folder} was made by another version of Vitrine; nothing was changed.`,
  'not-empty': () => 'The database already contains a site: add --yes to replace it.',
}
