import { type Command, InvalidArgumentError } from 'commander'
import { readEnv } from '../../server/env.ts'
import type { OpenServices } from '../main.ts'
import { fail, print } from '../print.ts'

const EVERY_MS = 2000
const MAX_PRINTED = 50

/** `vitrine export <folder>`: exports static files of everything that needs no server. */
export function register(program: Command, open: OpenServices) {
  program
    .command('export <folder>')
    .description('write pages, posts, media, feeds and search as files for any web server')
    .option(
      '--url <address>',
      'where the copy will be found: what canonical links and feeds name',
      toOrigin,
    )
    .option(
      '--live <address>',
      'where forms and shop lead; PUBLIC_URL unless told otherwise',
      toOrigin,
    )
    .action(async (folder: string, options: { url?: string; live?: string }) => {
      const { exportSite, findDist, readBuiltAssets } = await import(
        '../../server/export/export-site.ts'
      )
      const env = { ...readEnv(), ...(options.live ? { publicUrl: options.live } : {}) }
      const services = await open(env)
      const request = { folder, url: options.url, onProgress: createProgress() }
      const parts = { env, assets: readBuiltAssets(findDist()) }
      const result = await exportSite(services, parts, request).finally(services.close)
      if (!result.ok) return fail(REFUSALS[result.reason](folder))
      for (const [address, from] of [...result.missing].slice(0, MAX_PRINTED)) {
        process.stderr.write(`${from} links to ${address}, which is not there.\n`)
      }
      for (const { address, reason } of result.problems) fail(`${address}: ${reason}.`)
      print(
        `Exported ${result.pages} pages, ${result.files} files in all: ${result.written} written, ${result.unchanged} unchanged, ${result.removed} removed.`,
      )
    })
}

const REFUSALS = {
  'no-pages': () => 'The site has no published pages; nothing was exported.',
  'not-a-folder': (folder: string) => `${folder} is a file, not a folder; nothing was exported.`,
  unwritable: (folder: string) => `Cannot write to the folder ${folder}; nothing was exported.`,
  'inside-data': (folder: string) =>
    `${folder} is inside the data folder: choose another one; nothing was exported.`,
  foreign: (folder: string) =>
    `${folder} has files that no export wrote: choose a new or empty folder; nothing was exported.`,
  busy: (folder: string) =>
    `Another export is writing to ${folder}: wait until it has ended; nothing was exported.`,
  disk: (folder: string) =>
    `The disk of ${folder} is full or read-only now; what was there before can still be served.`,
}

function toOrigin(text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new InvalidArgumentError('It must be an http(s) address without a path')
}

function createProgress() {
  let last = Date.now()
  return (pages: number, files: number) => {
    if (Date.now() - last < EVERY_MS) return
    last = Date.now()
    process.stderr.write(`${pages} pages, ${files} files …\n`)
  }
}
