import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { readEnv } from '../../server/env.ts'
import { listMails } from '../../server/mail/log.ts'
import type { OpenServices } from '../main.ts'
import { fail, print, printJson, printTable } from '../print.ts'

/** `vitrine mail`: lists mails with their state, and those written to the mail folder. */
export function register(program: Command, open: OpenServices) {
  const mail = program.command('mail').description('list and show emails')

  mail
    .command('list', { isDefault: true })
    .description('list queued, failed and sent emails, newest first')
    .option('--json', 'output as JSON')
    .option('--limit <number>', 'maximum number of emails')
    .action(async (options: { json?: boolean; limit?: string }) => {
      const services = await open()
      const limit = options.limit === undefined ? undefined : toCount(options.limit)
      const mails = await listMails(services, limit).finally(services.close)
      if (options.json) return printJson(mails)
      if (mails.length === 0) return print('No emails yet.')
      printTable(
        ['at', 'status', 'to', 'subject', 'error', 'id'],
        mails.map(one => [toTime(one.at), one.state, one.to, one.subject, one.error ?? '', one.id]),
      )
    })

  mail
    .command('show <id>')
    .description('print an email from the mail folder')
    .action(async (id: string) => {
      const file = join(readEnv().dataDir, 'mail', `${id.replace(/[^a-z0-9-]/gi, '')}.eml`)
      const text = await readFile(file, 'utf8').catch(() => undefined)
      if (text === undefined) fail(`There is no email ${id} in the mail folder.`)
      else print(text)
    })
}

const toTime = (ms: number) => new Date(ms).toISOString()
const toCount = (text: string) => Math.max(1, Math.trunc(Number(text)) || 1)
