import { VitrineError } from '#base'
import type { Connection, Release } from '#db'

/** Marks the server as running until released, so that nothing is restored. Error `BEING_RESTORED`. */
export async function holdServerLock({ lock }: Connection): Promise<Release> {
  const release = await lock.share()
  if (release) return release
  const message = 'A backup is being restored into this site: start it when that is done.'
  throw new VitrineError('BEING_RESTORED', message)
}
