import type { Imports } from '../../src/shop/create-imports.ts'

/** Imports a file without invalid rows. Returns its report. */
export async function importFile(
  jobs: Imports['products'],
  all: Pick<Imports, 'idle'>,
  text: string,
) {
  const content = async function* () {
    yield new TextEncoder().encode(text)
  }
  const added = await jobs.add({ name: 'file.csv', author: 'Aino', content: content() })
  if (!added.ok) throw new Error(added.reason)
  await all.idle()
  const started = await jobs.run(added.id, { skipInvalid: false })
  if (!started.ok) throw new Error(started.reason)
  await all.idle()
  const job = await jobs.find(added.id)
  if (job?.state !== 'done') throw new Error(job?.error ?? job?.state)
  return job.outcome?.report
}
