import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pages } from '#pages'
import type { MediaFile } from '#pages/schema'

interface ManifestEntry {
  name: string
  alt: string
  width: number
  height: number
  colour: string
  widths: number[]
  svg?: boolean
}

/** Video and audio. */
const recordings = [
  { id: 'film', kind: 'video', fileName: 'studio.webm', mime: 'video/webm' },
  { id: 'film-mp4', kind: 'video', fileName: 'studio.mp4', mime: 'video/mp4' },
  { id: 'film-captions', kind: 'file', fileName: 'captions.vtt', mime: 'text/vtt' },
  { id: 'film-captions-de', kind: 'file', fileName: 'captions-de.vtt', mime: 'text/vtt' },
  { id: 'film-chapters', kind: 'file', fileName: 'chapters.vtt', mime: 'text/vtt' },
  { id: 'bowls', kind: 'audio', fileName: 'bowls.wav', mime: 'audio/wav' },
] as const

/** Adds the demo's media to the library. */
export async function addMedia(pages: Pages, folder: string) {
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8')
  for (const entry of JSON.parse(manifest) as ManifestEntry[]) {
    if (entry.svg) await addDrawing(pages, folder, entry)
    else await addPicture(pages, folder, entry)
  }
  for (const { fileName, ...recording } of recordings) {
    const bytes = await readFile(join(folder, 'film', fileName))
    const size = { width: null, height: null, colour: null, widths: [], alt: '' }
    await addFile(
      pages,
      { ...size, ...recording, fileName, bytes: bytes.length },
      { original: bytes },
    )
  }
}

async function addDrawing(
  pages: Pages,
  folder: string,
  { name, alt, width, height }: ManifestEntry,
) {
  const bytes = await readFile(join(folder, `${name}.svg`))
  await addFile(
    pages,
    {
      id: name,
      kind: 'svg',
      fileName: `${name}.svg`,
      mime: 'image/svg+xml',
      bytes: bytes.length,
      width,
      height,
      colour: null,
      alt,
      widths: [],
    },
    { original: bytes },
  )
}

async function addPicture(pages: Pages, folder: string, entry: ManifestEntry) {
  const { name, ...facts } = entry
  const files: Record<string, Uint8Array> = {}
  for (const file of await readdir(join(folder, name))) {
    files[file.startsWith('original') ? 'original' : file] = await readFile(
      join(folder, name, file),
    )
  }
  await addFile(
    pages,
    {
      id: name,
      kind: 'image',
      fileName: `${name}.webp`,
      mime: 'image/webp',
      bytes: files.original?.length ?? 0,
      ...facts,
    },
    files,
  )
}

function addFile(pages: Pages, file: MediaFile, files: Record<string, Uint8Array>) {
  return pages.media.addPrepared(file, new Map(Object.entries(files)))
}
