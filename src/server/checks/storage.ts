import { existsSync } from 'node:fs'
import { createId } from '#base'
import { openStorage } from '#storage'
import { defineTexts } from '#texts'
import { type Check, finding, reasonOf } from './check.ts'

const SLOW_MS = 2000
const PROBE = Buffer.from('written and deleted by a check')

/** Writes, reads and deletes a small file where form uploads are. */
export const storageCheck: Check = {
  id: 'storage',
  needsNetwork: true,
  async run({ env: { dataDir, storage, s3 } }) {
    const kind = storage === 's3' ? 'S3' : 'disk'
    // Writing would create the folder, for example where no disk is mounted.
    if (storage === 'disk' && !existsSync(dataDir)) {
      return [finding('error', 'storage.fails', { kind, reason: 'ENOENT' })]
    }
    const startedAt = performance.now()
    try {
      const used = await openStorage({
        dataDir,
        s3: storage === 's3' ? s3 : undefined,
        cacheMb: 0,
      })
      const { problem } = await used.checkAccess()
      if (problem) return [finding('error', 'storage.fails', { kind, reason: problem })]
      const store = used.store('form-files')
      const key = createId()
      const name = `${key}/probe.txt`
      await store.write(name, PROBE)
      const read = await store.read(name).finally(() => store.remove(key))
      const ms = Math.round(performance.now() - startedAt)
      if (!read.equals(PROBE)) return [finding('error', 'storage.differs', { kind })]
      const isSlow = ms > SLOW_MS
      return [
        finding(isSlow ? 'warning' : 'ok', `storage.${isSlow ? 'slow' : 'works'}`, { kind, ms }),
      ]
    } catch (error) {
      return [finding('error', 'storage.fails', { kind, reason: reasonOf(error) })]
    }
  },
}

export const storageTexts = defineTexts({
  en: {
    storage: 'Storage of files',
    'storage.works':
      'A file was written, read and deleted ({kind, select, S3 {S3} other {disk}}) in {ms} ms.',
    'storage.slow':
      'Writing, reading and deleting a small file ({kind, select, S3 {S3} other {disk}}) took {ms} ms.',
    'storage.slow.todo': 'Choose a region near the site, and ask the provider about its load.',
    'storage.fails': 'Files cannot be stored ({kind, select, S3 {S3} other {disk}}): {reason}',
    'storage.fails.todo':
      'For S3, check endpoint, bucket, region and the rights of the key. For the disk, check DATA_DIR.',
    'storage.differs':
      'The storage ({kind, select, S3 {S3} other {disk}}) returned other bytes than were written.',
    'storage.differs.todo': 'Do not use this storage before its provider has explained this.',
  },
  de: {
    storage: 'Dateispeicher',
    'storage.works':
      'Eine Datei wurde in {ms} ms geschrieben, gelesen und gelöscht ({kind, select, S3 {S3} other {Festplatte}}).',
    'storage.slow':
      'Eine kleine Datei zu schreiben, zu lesen und zu löschen ({kind, select, S3 {S3} other {Festplatte}}) dauerte {ms} ms.',
    'storage.slow.todo':
      'Eine Region in der Nähe der Website wählen und den Anbieter nach seiner Last fragen.',
    'storage.fails':
      'Dateien können nicht gespeichert werden ({kind, select, S3 {S3} other {Festplatte}}): {reason}',
    'storage.fails.todo':
      'Bei S3 Endpunkt, Bucket, Region und die Rechte des Schlüssels prüfen. Bei der Festplatte DATA_DIR prüfen.',
    'storage.differs':
      'Der Speicher ({kind, select, S3 {S3} other {Festplatte}}) lieferte andere Bytes, als geschrieben wurden.',
    'storage.differs.todo':
      'Diesen Speicher erst wieder verwenden, wenn sein Anbieter das erklärt hat.',
  },
})
