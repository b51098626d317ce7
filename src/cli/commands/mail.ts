import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { readEnv } from '../../server/env.ts'
import { listMailFolder } from '../../server/mail.ts'
import type { OpenServices } from '../main.ts'
import { fail, print, printJson, printTable } from '../print.ts'

/** `vitrine mail`: what waits in the outbox, what failed, and the mails written to the folder. */
export function register(program: Command, open: OpenServices) {
  const mail = program.command('mail').description('list and show mail')

  mail
    .command('list', { isDefault: true })
    .description('mails waiting, failed and sent')
    .option('--json', 'answer as JSON')
    .action(async (options: { json?: boolean }) => {
      const { db, close } = await open()
      const waiting = await db
        .selectFrom('outbox')
        .select(['id', 'payload', 'attempts', 'last_error', 'done_at', 'failed_at'])
        .where('kind', '=', 'mail')
        .orderBy('id', 'desc')
        .limit(200)
        .execute()
      await close()
      const sent = await listMailFolder(join(readEnv().dataDir, 'mail'))
      const rows = waiting.map(row => {
        const file = sent.find(one => one.id === row.id)
        return {
          id: row.id,
          state: row.done_at ? 'sent' : row.failed_at ? 'failed' : 'waiting',
          to: file?.to ?? '',
          subject:
            file?.subject ?? (JSON.parse(row.payload) as { template?: string }).template ?? '',
          tries: row.attempts,
          error: row.last_error,
        }
      })
      if (options.json) return printJson(rows)
      printTable(
        ['id', 'state', 'to', 'subject', 'error'],
        rows.map(row => [row.id, row.state, row.to, row.subject, row.error ?? '']),
      )
    })

  mail
    .command('show <id>')
    .description('print a mail of the folder')
    .action(async (id: string) => {
      const file = join(readEnv().dataDir, 'mail', `${id.replace(/[^a-z0-9-]/gi, '')}.eml`)
      const text = await readFile(file, 'utf8').catch(() => undefined)
      if (text === undefined) fail(`There is no mail ${id} in the folder.`)
      else print(text)
    })
}
