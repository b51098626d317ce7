import type { ImportJob } from '#shop/schema'
import type { OpenDatabase } from './databases.ts'
import { openShopDesk } from './shop-desk.ts'
import type { StaffBrowser } from './staff-browser.ts'

/** A shop whose manager imports files. `path` is that of the jobs, such as `/product-imports`. */
export async function openImportDesk(openDatabase: OpenDatabase, path = '/product-imports') {
  const desk = await openShopDesk(openDatabase)
  const { imports } = desk.services.shop
  const find = async (id: string) =>
    (await desk.manager.call('GET', `${path}/${id}`)).body as ImportJob
  /** Waits for the end of the work that an action starts. */
  async function act(id: string, action: string, body: object = {}) {
    const started = await desk.manager.call('POST', `${path}/${id}/${action}`, body)
    await imports.idle()
    return { status: started.status, job: await find(id) }
  }
  return Object.assign(desk, {
    find,
    act,
    imports,
    async send(text: string | Buffer, browser: StaffBrowser = desk.manager) {
      const sent = await browser.send('POST', `${path}?name=pots.csv`, text, 'text/csv')
      await imports.idle()
      return {
        status: sent.status,
        job: sent.status === 200 ? await find(sent.body.id) : sent.body,
      }
    },
    run: (id: string, skipInvalid = false) => act(id, 'run', { skipInvalid }),
    undo: (id: string) => act(id, 'undo'),
    /** The refused rows as CSV. */
    refused: async (id: string) =>
      (await desk.manager.get(`/api/admin${path}/${id}/refused`)).body as string,
  })
}
export type ImportDesk = Awaited<ReturnType<typeof openImportDesk>>
