import { VitrineError } from '#base'
import type { Connection, Release } from '#db'

/** Marks the server as running until released, so that it is not restored or moved. Error `BEING_RESTORED`. */
export async function holdServerLock({ lock }: Connection): Promise<Release> {
  const release = await lock.share()
  if (release) return release
  const message = 'This site is being restored or moved: start it when that is done.'
  throw new VitrineError('BEING_RESTORED', message)
}
