import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { listChecksums, publicKeyOf, signText } from '../bin/sign-release.ts'
import { runHere } from './support/run-command.ts'

const root = mkdtempSync(join(tmpdir(), 'vitrine-verify-test-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const createKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

describe('vitrine verify', () => {
  let work: string
  let folder: string
  let keyFile: string
  const privateKey = createKey()

  beforeEach(() => {
    work = mkdtempSync(join(root, 'release-'))
    folder = join(work, 'package')
    keyFile = join(work, 'key.pub')
    writeFileSync(keyFile, publicKeyOf(privateKey))
    mkdirSync(join(folder, 'dist/server'), { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{}')
    writeFileSync(join(folder, 'dist/server/cli.js'), 'run()')
    const checksums = listChecksums(folder)
    writeFileSync(join(folder, 'checksums.txt'), checksums)
    writeFileSync(join(folder, 'checksums.txt.sig'), signText(checksums, privateKey))
  })

  async function verify(...options: string[]) {
    const tarball = join(work, 'package.tgz')
    spawnSync('tar', ['-czf', tarball, '-C', work, 'package'])
    return runHere(['verify', tarball, ...options], {})
  }

  it('accepts a signed package', async () => {
    const { code, stdout } = await verify('--key', keyFile)
    expect(stdout).toBe(
      'All 2 files have the listed checksums.\nThe list is signed with the release key.\n',
    )
    expect(code).toBe(0)
  })

  it('names changed, missing and added files', async () => {
    writeFileSync(join(folder, 'dist/server/cli.js'), 'steal()')
    writeFileSync(join(folder, 'dist/more.js'), 'steal()')
    rmSync(join(folder, 'package.json'))
    const { code, stdout, stderr } = await verify('--key', keyFile)
    expect(code).toBe(1)
    expect(stdout).toContain('changed: dist/server/cli.js\n')
    expect(stdout).toContain('missing: package.json\n')
    expect(stdout).toContain('added: dist/more.js\n')
    expect(stderr).toMatch(/^3 files differ from the release/)
  })

  it('refuses a list that was changed with its files', async () => {
    writeFileSync(join(folder, 'dist/server/cli.js'), 'steal()')
    writeFileSync(join(folder, 'checksums.txt'), listChecksums(folder))
    const { code, stderr } = await verify('--key', keyFile)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The signature is wrong/)
  })

  it('refuses a signature of another key', async () => {
    writeFileSync(keyFile, publicKeyOf(createKey()))
    expect(await verify('--key', keyFile)).toMatchObject({ code: 1 })
  })

  it('says that a package is not signed', async () => {
    rmSync(join(folder, 'checksums.txt.sig'))
    const { code, stdout } = await verify('--key', keyFile, '--json')
    expect(code).toBe(10)
    expect(JSON.parse(stdout)).toMatchObject({ signature: 'unsigned', changed: [], added: [] })
  })

  it('refuses what is no package, and a missing key', async () => {
    const noPackage = await runHere(['verify', keyFile], {})
    expect(noPackage).toMatchObject({ code: 1 })
    expect(noPackage.stderr).toMatch(/is missing, damaged or not a package \(\.tgz\)\.\n$/)
    expect((await verify('--key', join(work, 'none'))).stderr).toMatch(/^There is no file /)
    writeFileSync(keyFile, 'no key')
    const { code, stderr } = await verify('--key', keyFile)
    expect([code, stderr]).toEqual([1, expect.stringMatching(/is not the public key of a release/)])
  })

  it('makes signatures that openssl accepts', () => {
    const found = spawnSync('openssl', ['version'])
    if (found.error) return
    const list = join(folder, 'checksums.txt')
    const raw = join(work, 'raw.sig')
    spawnSync('openssl', ['base64', '-d', '-A', '-in', `${list}.sig`, '-out', raw])
    const options = ['-pubin', '-inkey', keyFile, '-rawin', '-in', list, '-sigfile', raw]
    const { stdout } = spawnSync('openssl', ['pkeyutl', '-verify', ...options], {
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/Verified Successfully/)
  })
})
