import type { Command } from 'commander'
import type { OpenServices } from '../main.ts'
import { print, printJson, printTable } from '../print.ts'

/** `vitrine submissions`: lists form submissions. */
export function register(program: Command, open: OpenServices) {
  program
    .command('submissions')
    .description('list form submissions, newest first')
    .option('--json', 'output as JSON')
    .option('--limit <number>', 'maximum number of submissions', '50')
    .action(async (options: { json?: boolean; limit: string }) => {
      const { forms, close } = await open()
      const submissions = await forms.list(Math.max(1, Number(options.limit) || 50))
      await close()
      if (options.json) return printJson(submissions)
      if (submissions.length === 0) return print('No form submissions yet.')
      printTable(
        ['at', 'form', 'page', 'answers'],
        submissions.map(one => [
          new Date(one.at).toISOString(),
          one.form,
          one.page,
          one.fields.map(field => `${field.label}: ${field.value}`).join(' · '),
        ]),
      )
    })
}
