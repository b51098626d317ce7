import type { Measures, ProductOption } from './view.ts'

/** Parses JSON columns, which were validated when written. */
const read = <T>(text: string): T => JSON.parse(text) as T

/** Stored video: media id or URL, with the media id of a poster. */
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

/** Filters in memory: with a condition, SQLite would scan published products instead of looking up ids. */
export const isPublished = (row: { status: string }) => row.status === 'published'
