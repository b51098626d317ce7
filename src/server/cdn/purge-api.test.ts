import { expect, it } from 'vitest'
import { createPurgeApi } from './purge-api.ts'

it.each([
  [429, {}, { isLimited: true, isRefused: false, retryAfterMs: undefined }],
  [503, { 'retry-after': '5' }, { isLimited: false, isRefused: false, retryAfterMs: 5000 }],
  [403, {}, { isLimited: false, isRefused: true }],
])(
  'tells what an answer with status %i means for the next purge',
  async (status, headers, meaning) => {
    const call = async () => ({ status, headers, body: '{}' })
    const settings = {
      provider: 'fastly',
      serviceId: 's',
      token: 't',
      apiUrl: 'https://a',
    } as const
    const { purgeEverything } = createPurgeApi(settings, { outbound: { call } as never })
    await expect(purgeEverything()).rejects.toMatchObject(meaning)
  },
)
