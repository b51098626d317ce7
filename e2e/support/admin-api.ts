import { type APIRequestContext, request } from '@playwright/test'
import { OWNER_STATE } from './owner-state.ts'

/** Calls the admin API of the test site as owner. */
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

/** Changes something through the admin API. `request` is signed in. */
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

/** First entry of an admin list. */
export async function firstOf<Item extends { id: string }>(
  request: APIRequestContext,
  path: string,
): Promise<Item> {
  const answer = await request.get(`/api/admin${path}`)
  const { items } = (await answer.json()) as { items?: Item[] }
  if (!items?.[0]) throw new Error(`${path} lists nothing: ${answer.status()}`)
  return items[0]
}

/** Id of an order. Its number may also be part of postcodes and phone numbers of other orders. */
export async function orderIdOf(request: APIRequestContext, number: string): Promise<string> {
  const answer = await request.get(`/api/admin/orders?q=${number}`)
  const { items } = (await answer.json()) as { items: { id: string; number: number }[] }
  const found = items.find(item => item.number === Number(number))
  if (!found) throw new Error(`no order has the number ${number}: ${answer.status()}`)
  return found.id
}

/** Media id of a test site image by file name. */
export async function pictureId(fileName: string): Promise<string> {
  return (await asOwner(api => firstOf(api, `/media?q=${encodeURIComponent(fileName)}`))).id
}
