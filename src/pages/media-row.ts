import type { Selectable } from 'kysely'
import type { Tables } from '#db'
import type { MediaItem } from './schema.ts'

/** Converts a database row. */
export function toMediaItem(row: Selectable<Tables['media']>): MediaItem {
  return {
    id: row.id,
    kind: row.kind as MediaItem['kind'],
    fileName: row.file_name,
    mime: row.mime,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    colour: row.colour,
    alt: row.alt,
    widths: JSON.parse(row.widths) as number[],
    folder: row.folder,
    focus: row.focus_x === null || row.focus_y === null ? null : { x: row.focus_x, y: row.focus_y },
    version: row.version,
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
    durationMs: row.duration_ms,
    preparation: row.preparation as MediaItem['preparation'],
    hasThumbnails: row.rail_thumbnails > 0,
    tracks: JSON.parse(row.tracks) as MediaItem['tracks'],
  }
}

export function toFileName(name: string): string {
  return (
    name
      .replace(/^.*[\\/]/, '')
      .replace(/[^\p{L}\p{N}._ -]/gu, '_')
      .slice(0, 200) || 'file'
  )
}
