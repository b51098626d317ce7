import { expect, it } from 'vitest'
import { backUpSite } from '../src/server/backup/site-backups.ts'
import { environmentOf, openSite } from './support/backup.ts'
import { envWith, newPlace } from './support/backup-repository.ts'

it('a backup lets other work run after each batch of rows, also if nothing is new', async () => {
  const { services, environment } = await openSite(await environmentOf('sqlite'))
  const env = envWith(environment, await newPlace('disk'))
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    ...{ key: `key-${index}`, value: '1', updated_at: 1 },
  }))
  for (let at = 0; at < rows.length; at += 500) {
    await services.db
      .insertInto('settings')
      .values(rows.slice(at, at + 500))
      .execute()
  }
  await backUpSite(services, env)
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  let seen = 0
  let most = 0
  let before = 0
  setImmediate(count)
  await backUpSite(services, env, {
    onProgress({ rows: saved }) {
      // Rows that were read since another turn of the event loop.
      if (turns !== seen) {
        seen = turns
        before = saved
      }
      most = Math.max(most, saved - before)
    },
  })
  isDone = true
  expect(most).toBeLessThanOrEqual(400)
})
