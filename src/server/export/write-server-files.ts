import { createId } from '#base'
import type { Pages } from '#pages'
import type { Run } from './run.ts'
import { headersFile, redirectFiles } from './server-files.ts'
import { writePage } from './write-target.ts'

/** `404.html`, which most servers show for missing pages. */
export const writeNotFound = (run: Run) => writePage(run, `/${createId()}`, '404.html', 404)

/** Redirects as pages, and what some hosts read beside the files: `_redirects` and `_headers`. */
export async function writeServerFiles(run: Run, pages: Pages) {
  const { app, copy, links, live, url, translate } = run
  const { headers } = await app.inject({ url: '/robots.txt' })
  await copy.write('_headers', headersFile(headers))
  const { locale } = await pages.settings.get()
  const said = { moved: translate('moved'), locale }
  const redirects = await redirectFiles({ pages, links, live, url, ...said })
  if (redirects.list) await copy.write('_redirects', redirects.list)
  for (const [file, html] of redirects.pages) if (!copy.has(file)) await copy.write(file, html)
}
