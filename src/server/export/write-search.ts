import { mediaIdOf, toImage } from '#pages/schema'
import type { IndexedText } from '#search'
import { INDEX_FOLDER } from '#search/client'
import type { AllServices } from '../services/create-services.ts'
import { rewriteJson } from './rewrite-json.ts'
import type { Run } from './run.ts'

/** Writes the search index of the copy, with everything that the site's search finds. */
export async function writeSearch(run: Run, { search, pages }: AllServices) {
  const { links, live, copy } = run
  const toHref = (value: string) => links.toHref(value, new URL(live))
  const texts: IndexedText[] = []
  for await (const { id: ref, kind, keywords, body, shown } of search.texts()) {
    const place = await links.place(new URL(encodeURI(shown.href), live))
    if (place.kind === 'none') continue
    const id = shown.image && mediaIdOf(shown.image)
    const picture = id ? toImage((await pages.media.load([id])).get(id)) : undefined
    // SVG images have no widths.
    const image = picture && picture.widths.length > 0 ? picture : undefined
    if (image) await rewriteJson(image, live, toHref)
    const { title, date } = shown
    texts.push({ ref, kind, href: place.href, title, keywords, body, date, image })
  }
  const files = await search.toFiles(texts)
  const folder = INDEX_FOLDER.slice(1)
  await copy.write(`${folder}/files.json`, JSON.stringify([...files.keys()]))
  for (const [name, content] of files) {
    await copy.write(`${folder}/${name}.json`, JSON.stringify(content))
  }
}
