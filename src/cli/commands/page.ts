import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { isPageKind, PAGE_KINDS, type PageKind } from '#pages/schema'
import type { OpenServices } from '../main.ts'
import { fail, print, printJson, printTable } from '../print.ts'

/** Built-in or custom content types. */
const KINDS = [...PAGE_KINDS, 'type:<key>'].join(', ')

/** `vitrine page get|put|list|publish|revisions|restore`. */
export function register(program: Command, open: OpenServices) {
  const page = program.command('page').description('read and write page documents')

  page
    .command('get <path>')
    .description('print the draft of a page')
    .action(async (path: string) => {
      const { pages, close } = await open()
      const draft = await pages.draft(path)
      await close()
      if (draft) printJson(draft.document)
      else fail(`There is no page at ${path}.`)
    })

  page
    .command('put <path> <file>')
    .description('save a document as a page and publish it')
    .option('--draft', 'save without publishing')
    .option('--at <time>', 'publish at this time (ISO 8601)')
    .option('--kind <kind>', `one of ${KINDS}`)
    .option('--json', 'output as JSON')
    .action(put)

  page
    .command('list')
    .description('list published pages')
    .option('--kind <kind>', `one of ${KINDS}`, 'page')
    .option('--json', 'output as JSON')
    .action(async (options: { kind: PageKind; json?: boolean }) => {
      const { pages, close } = await open()
      const listed = await pages.list(options.kind, 1000)
      await close()
      if (options.json) return printJson(listed)
      printTable(
        ['path', 'title', 'updated'],
        listed.map(one => [one.path, one.title, new Date(one.updatedAt).toISOString()]),
      )
    })

  page
    .command('revisions <path>')
    .description('list the revisions of a page, newest first')
    .option('--json', 'output as JSON')
    .action(async (path: string, options: { json?: boolean }) => {
      const { pages, close } = await open()
      const revisions = await pages.revisions(path)
      await close()
      if (options.json) return printJson(revisions)
      printTable(
        ['id', 'event', 'author', 'at'],
        revisions.map(one => [
          one.id,
          one.event,
          one.author,
          new Date(one.createdAt).toISOString(),
        ]),
      )
    })

  page
    .command('restore <path> <revision>')
    .description('restore a revision and publish it')
    .action(async (path: string, revision: string) => {
      const { pages, close } = await open()
      const restored = await pages.restore(path, revision, 'vitrine')
      if (restored.ok) await pages.publish(path)
      await close()
      if (restored.ok) print(`Revision ${revision} of ${path} is restored and published.`)
      else if (restored.reason === 'not-found') {
        fail(`There is no revision ${revision} of ${path}.`)
      } else
        fail(`Revision ${revision} of ${path} cannot be restored by this version of the program.`)
    })

  async function put(
    path: string,
    file: string,
    options: { draft?: boolean; at?: string; kind?: PageKind; json?: boolean },
  ) {
    const document = await readDocument(file)
    if (document === undefined) return
    const at = options.at === undefined ? undefined : Date.parse(options.at)
    if (Number.isNaN(at)) return fail(`"${options.at}" is not a time such as 2027-01-31T09:00:00Z.`)
    if (options.kind && !isPageKind(options.kind)) {
      return fail(`"${options.kind}" is not one of ${KINDS}.`)
    }
    const { pages, close } = await open(undefined, { creates: true })
    const saved = await pages.save({
      path,
      document,
      author: 'vitrine',
      publish: !options.draft && at === undefined,
      ...(options.kind ? { kind: options.kind } : {}),
    })
    if (saved.ok && at !== undefined) await pages.publish(path, at)
    await close()
    if (options.json) {
      printJson(saved)
      if (!saved.ok) process.exitCode = 1
    } else if (saved.ok) print(`${path} is saved${options.draft ? ' as a draft' : ''}.`)
    else if (saved.reason === 'invalid') {
      fail(`${file} is not a valid page; nothing was saved.`)
      for (const { path: place, message } of saved.problems) fail(`  ${place || '/'} ${message}`)
    } else if (saved.reason === 'bad-path') fail(`"${path}" cannot be the URL path of a page.`)
    else if (saved.reason === 'newer') fail(`${file} was made by a newer version of the program.`)
    else fail(`${path} was changed in the meantime.`)
  }
}

async function readDocument(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    fail(`Cannot read ${file}: ${error instanceof Error ? error.message : error}.`)
    return undefined
  }
}
