import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { makeUpdateNotice, publicKeyOf } from '../bin/sign-release.ts'
import { CHECKS, createWriteResult, runCheck } from '../src/server/checks/index.ts'
import { readEnv } from '../src/server/env.ts'
import { isNewer } from '../src/server/release/update-notice.ts'

const createKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const privateKey = createKey()
const notice = {
  version: '0.3.0',
  date: '2026-12-01',
  security: false,
  notes: 'https://example.com/0.3.0',
}

/** Runs the check of a site whose `UPDATE_URL` answers with this. */
async function checkWith(answer: string, version = '0.2.0', releaseKey?: string) {
  const received: (string | undefined)[] = []
  const server = createServer((request, response) => {
    received.push(request.url, request.headers['user-agent'], request.headers.cookie)
    response.end(answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/update.json`
  const check = CHECKS.find(({ id }) => id === 'update')
  if (!check) throw new Error('there is no check of updates')
  const result = await runCheck(check, {
    env: readEnv({ UPDATE_URL: url }),
    version,
    now: Date.now,
    openDatabase: async () => undefined,
    secret: undefined,
    releaseKey: releaseKey ?? publicKeyOf(privateKey),
    lookups: {} as never,
    readsWholeDatabase: false,
  })
  return { received, state: result.state, text: createWriteResult('en')(result).findings[0]?.text }
}

it('tells of a newer version, and sends only the name and version of the program', async () => {
  const { received, state, text } = await checkWith(makeUpdateNotice(notice, privateKey))
  expect(state).toBe('note')
  expect(text).toBe('Vitrine 0.3.0 of 2026-12-01 is available; this is 0.2.0.')
  expect(received).toEqual(['/update.json', 'Vitrine/0.2.0', undefined])
})

it('warns of a version that fixes a vulnerability', async () => {
  const { state } = await checkWith(makeUpdateNotice({ ...notice, security: true }, privateKey))
  expect(state).toBe('warning')
})

it('says nothing if this version is as new', async () => {
  const signed = makeUpdateNotice(notice, privateKey)
  expect(await checkWith(signed, '0.3.0')).toMatchObject({ state: 'ok' })
  expect(await checkWith(signed, '0.10.0')).toMatchObject({ state: 'ok' })
  expect(isNewer('1.0.0', '0.99.99')).toBe(true)
})

it('does not believe a changed notice, another key, or something else', async () => {
  const signed = makeUpdateNotice(notice, privateKey)
  const changed = signed.replace('example.com', 'evil.example')
  expect((await checkWith(changed)).text).toMatch(/not signed with the release key/)
  expect((await checkWith(makeUpdateNotice(notice, createKey()))).state).toBe('warning')
  expect((await checkWith('<html>')).text).toMatch(/is not a notice of an update/)
  expect((await checkWith(signed, '0.2.0', '')).text).toMatch(/has no release key/)
})
