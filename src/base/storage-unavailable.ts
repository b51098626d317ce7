import { VitrineError } from './result.ts'

/** The storage of files cannot be reached or does not answer. Trying again later may succeed. */
export class StorageUnavailable extends VitrineError {
  constructor(message: string, options?: ErrorOptions) {
    super('STORAGE_UNAVAILABLE', message, options)
    this.name = 'StorageUnavailable'
  }
}
