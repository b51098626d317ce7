import type { Measures, ProductOption } from './view.ts'

/** JSON columns of the shop's own rows: validated when they were written. */
const read = <T>(text: string): T => JSON.parse(text) as T

/** A video as it is stored: an id of the media library, else an address; with the id of an image before it plays. */
export interface StoredVideo {
  file: string | null
  url: string
  poster: string | null
}

export const readVideos = (text: string) => read<StoredVideo[]>(text)
export const readIds = (text: string) => read<string[]>(text)
export const readOptions = (text: string) => read<ProductOption[]>(text)
export const readChoice = (text: string) => read<Record<string, string>>(text)
export const readMeasures = (text: string) => read<Measures>(text)
export const readDownloads = (text: string) => read<{ name: string; url: string }[]>(text)

/** Of rows found by id: in SQL, SQLite would rather walk along all that is published than look a dozen ids up. */
export const isPublished = (row: { status: string }) => row.status === 'published'
