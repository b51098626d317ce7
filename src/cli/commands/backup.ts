import type { Command } from 'commander'
import { backupSite, restoreSite } from '../../server/backup.ts'
import { readEnv } from '../../server/env.ts'
import type { OpenServices } from '../main.ts'
import { fail, print } from '../print.ts'

/** `vitrine backup <folder>` and `vitrine restore <folder>`. */
export function register(program: Command, open: OpenServices) {
  program
    .command('backup <folder>')
    .description('copy database, media and secret into a new folder; the site may go on running')
    .action(async (folder: string) => {
      const services = await open()
      const result = await backupSite(services, readEnv(), folder)
      await services.close()
      if (result.ok) print(`Saved ${result.rows} rows and ${result.files} files to ${folder}.`)
      else fail(`${folder} is not empty; choose a new folder.`)
    })

  program
    .command('restore <folder>')
    .description('put a backup back; stop the site first')
    .option('--yes', 'replace what the database and the media folder hold')
    .action(async (folder: string, options: { yes?: boolean }) => {
      const services = await open()
      const result = await restoreSite(services, readEnv(), folder, options.yes ?? false)
      await services.close()
      if (result.ok) print(`Restored ${result.rows} rows and ${result.files} files.`)
      else if (result.reason === 'not-empty') {
        fail('The database holds a site already. Add --yes to replace it.')
      } else fail(`${folder} holds no backup of this version.`)
    })
}
