import { type APIRequestContext, request } from '@playwright/test'
import { OWNER_STATE } from './owner-state.ts'

/** Does something by the admin's API on the site under test, as its owner. */
export async function asOwner<Done>(act: (api: APIRequestContext) => Promise<Done>): Promise<Done> {
  const api = await request.newContext({
    baseURL: process.env.E2E_URL ?? '',
    storageState: OWNER_STATE,
  })
  try {
    return await act(api)
  } finally {
    await api.dispose()
  }
}

/** Changes something through the admin's API. `request` is signed in. */
export async function change<Answer = { id: string }>(
  request: APIRequestContext,
  path: string,
  data: object = {},
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE' = 'POST',
): Promise<Answer> {
  const answer = await request.fetch(`/api/admin${path}`, { method, data })
  const text = await answer.text()
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text}`)
  return (text ? JSON.parse(text) : {}) as Answer
}

/** The first entry of a list of the admin. */
export async function firstOf<Item extends { id: string }>(
  request: APIRequestContext,
  path: string,
): Promise<Item> {
  const answer = await request.get(`/api/admin${path}`)
  const { items } = (await answer.json()) as { items?: Item[] }
  if (!items?.[0]) throw new Error(`${path} lists nothing: ${answer.status()}`)
  return items[0]
}

/** The id in the library of a picture of the site, by the name of its file. */
export async function pictureId(fileName: string): Promise<string> {
  return (await asOwner(api => firstOf(api, `/media?q=${encodeURIComponent(fileName)}`))).id
}
