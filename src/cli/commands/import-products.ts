import { createReadStream } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { constants as os, setPriority } from 'node:os'
import type { Command } from 'commander'
import { ENCODINGS, isEncoding } from '#base'
import type { ImportReport } from '#shop'
import type { OpenServices } from '../main.ts'
import { fail, print, printJson, printTable } from '../print.ts'

const MAX_PRINTED = 50

/** `vitrine import products <file.csv>`: imports product CSV of WooCommerce, Shopify or this program. */
export function register(program: Command, open: OpenServices) {
  const known = program.commands.find(command => command.name() === 'import')
  const parent = known ?? program.command('import').description('import data')
  parent
    .command('products <file>')
    .description('import products from a CSV export of WooCommerce or Shopify')
    .option('--skip-invalid', 'skip rows with errors instead of refusing the file')
    .option('--dry-run', 'show what would change without writing anything')
    .option(
      '--encoding <name>',
      `encoding of the file, where the guess is wrong: ${ENCODINGS.join(', ')}`,
    )
    .option('--json', 'output as JSON')
    .action(async (file: string, options: Options) => {
      const { encoding } = options
      if (encoding !== undefined && !isEncoding(encoding)) {
        return fail(`There is no encoding “${encoding}”. Known: ${ENCODINGS.join(', ')}.`)
      }
      if (!(await isReadable(file))) return fail(`Cannot read the file ${file}.`)
      // Give a running server priority.
      setPriority(os.priority.PRIORITY_BELOW_NORMAL)
      const { shop, close } = await open(undefined, { creates: true })
      const result = await shop.catalog
        .import({
          open: () => createReadStream(file),
          encoding,
          skipInvalid: options.skipInvalid ?? false,
          dryRun: options.dryRun ?? false,
        })
        .finally(close)
      if (!result.ok) process.exitCode = 1
      if (options.json) return printJson(result)
      printReport(result.report)
      if (!result.ok) fail('Nothing was imported.')
      else if (options.dryRun) print('Nothing was written: this was a dry run.')
    })
}

interface Options {
  skipInvalid?: boolean
  dryRun?: boolean
  encoding?: string
  json?: boolean
}

async function isReadable(file: string): Promise<boolean> {
  try {
    await access(file, constants.R_OK)
    return (await stat(file)).isFile()
  } catch {
    return false
  }
}

function printReport(report: ImportReport) {
  const { problems, pictures } = report
  if (problems.length > 0) {
    printTable(
      ['row', 'column', 'problem'],
      problems
        .slice(0, MAX_PRINTED)
        .map(problem => [String(Math.floor(problem.row)), problem.column ?? '', problem.message]),
    )
    if (problems.length > MAX_PRINTED) print(`… and ${problems.length - MAX_PRINTED} more (--json)`)
    print('')
  }
  print(
    `${report.rows} rows: ${report.created} created, ${report.updated} updated, ${report.unchanged} unchanged, ${report.skipped} skipped.`,
  )
  if (pictures.fetched + pictures.replaced > 0) {
    print(`Images: ${pictures.fetched} fetched, ${pictures.replaced} replaced by the placeholder.`)
  }
}
