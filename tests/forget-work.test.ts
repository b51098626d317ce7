import { afterEach, expect, it, vi } from 'vitest'
import { authProvider } from '../src/admin/auth-provider.ts'
import { writeClipboard } from '../src/builder/commands/clipboard.ts'
import { createLocalCopyKeeper } from '../src/builder/save/local-copy.ts'
import { ApiError, callApi } from '../src/staff/api.ts'

afterEach(() => vi.unstubAllGlobals())

function openMachine(answer: () => Response) {
  const hidden = (value: unknown) => ({ value, enumerable: false })
  const store: Record<string, string> = Object.defineProperties({} as Record<string, string>, {
    setItem: hidden((key: string, value: string) => Object.assign(store, { [key]: value })),
    removeItem: hidden((key: string) => delete store[key]),
    getItem: hidden((key: string) => store[key] ?? null),
  })
  const left = Promise.withResolvers<string>()
  vi.stubGlobal('localStorage', store)
  vi.stubGlobal('location', { assign: left.resolve })
  vi.stubGlobal('fetch', async () => answer())
  return { store, left: left.promise }
}

async function work(store: Record<string, string>) {
  Object.assign(store, { 'vitrine.locale': 'de', 'other.site': '1' })
  writeClipboard({ kind: 'style', design: {}, animation: {} })
  vi.useFakeTimers()
  createLocalCopyKeeper('p1').keep(() => ({ content: [] }) as never, 3)
  vi.runAllTimers()
  vi.useRealTimers()
  expect(Object.keys(store)).toHaveLength(4)
}

it('clears drafts and clipboard on sign-out, and nothing else', async () => {
  const me = { id: '1', name: 'Aino', permissions: [] }
  const { store, left } = openMachine(() => Response.json(me))
  await work(store)
  await authProvider.checkAuth({})
  void authProvider.logout({})
  expect(await left).toBe('/admin/sign-in?notice=signed-out')
  expect(Object.keys(store).sort()).toEqual(['other.site', 'vitrine.locale'])
})

it('keeps them when a session expires', async () => {
  const signedOut = { error: 'signed-out', message: 'Sign in first.' }
  const { store } = openMachine(() => Response.json(signedOut, { status: 401 }))
  await work(store)
  await expect(callApi('GET', '/me')).rejects.toThrow(ApiError)
  expect(Object.keys(store)).toHaveLength(4)
})
