import type { Row } from '../tables.ts'
import type { Repository } from './open-repository.ts'
import type { SavedFile, SavedTable, SnapshotHead } from './snapshots.ts'

/** Error `DamagedBlob`. */
export async function* readTable(repository: Repository, table: SavedTable): AsyncGenerator<Row> {
  yield* readLines<Row>(repository, table.blobs)
}

/** Error `DamagedBlob`. */
export async function* readFileList(
  repository: Repository,
  { files }: SnapshotHead,
): AsyncGenerator<SavedFile> {
  yield* readLines<SavedFile>(repository, files.blobs)
}

/** Chunks end with a line feed, which JSON escapes inside of values. */
async function* readLines<Line>(repository: Repository, blobs: readonly string[]) {
  for (const id of blobs) {
    const text = (await repository.readBlob(id, { isCompressed: true })).toString()
    for (const line of text.split('\n')) {
      if (line) yield JSON.parse(line) as Line
    }
  }
}

/** Content of a file. Error `DamagedBlob`. */
export async function* readFile(
  repository: Repository,
  { blobs }: Pick<SavedFile, 'blobs'>,
): AsyncGenerator<Buffer> {
  for (const id of blobs) yield await repository.readBlob(id, { isCompressed: false })
}
