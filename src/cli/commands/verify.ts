import { spawnSync } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { VitrineError } from '#base'
import type { ReleaseCheck } from '../../server/release/verify-release.ts'
import { fail, print, printJson } from '../print.ts'

const MAX_PRINTED = 20
/** Exit code if all files are right, but nobody has signed their list. */
const IS_UNSIGNED = 10

/** `vitrine verify`: compares an installed or downloaded package with its signed checksums. */
export function register(program: Command) {
  program
    .command('verify [package]')
    .description(
      `check the files of this program, or of a package, against their signed checksums; exits with ${IS_UNSIGNED} if nothing is signed`,
    )
    .option('--key <file>', 'public key of the release; the default is the key of this program')
    .option('--json', 'print JSON')
    .action(async (file: string | undefined, options: { key?: string; json?: boolean }) => {
      const { verifyRelease } = await import('../../server/release/verify-release.ts')
      const { findOwnFolder, readReleaseKey } = await import('../../server/release/release-key.ts')
      const key = options.key === undefined ? readReleaseKey() : readKey(options.key)
      const check = file
        ? await inUnpacked(file, folder => verifyRelease(folder, key))
        : await verifyRelease(findOwnFolder(), key)
      if (options.json) printJson(check)
      else printCheck(check)
      if (isDifferent(check)) process.exitCode = 1
      else if (check.signature === 'unsigned') process.exitCode = IS_UNSIGNED
    })
}

const isDifferent = ({ changed, missing, added, signature }: ReleaseCheck) =>
  changed.length + missing.length + added.length > 0 || signature === 'invalid'

function readKey(file: string): string {
  if (!existsSync(file)) throw new VitrineError('NO_KEY', `There is no file ${file}.`)
  try {
    const key = readFileSync(file, 'utf8')
    if (createPublicKey(key).asymmetricKeyType === 'ed25519') return key
  } catch {}
  throw new VitrineError('BAD_KEY', `${file} is not the public key of a release (Ed25519, PEM).`)
}

/** Packages of npm are small, and `tar` is on every system that Vitrine runs on. */
async function inUnpacked<Answer>(file: string, work: (folder: string) => Promise<Answer>) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-verify-'))
  try {
    const { status } = spawnSync('tar', ['-xzf', resolve(file), '-C', folder])
    if (status !== 0) {
      throw new VitrineError('BAD_PACKAGE', `${file} is missing, damaged or not a package (.tgz).`)
    }
    return await work(join(folder, 'package'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function printCheck({ files, signature, ...found }: ReleaseCheck) {
  for (const kind of ['changed', 'missing', 'added'] as const) {
    const names = found[kind]
    for (const name of names.slice(0, MAX_PRINTED)) print(`${kind}: ${name}`)
    if (names.length > MAX_PRINTED) print(`${kind}: ${names.length - MAX_PRINTED} more`)
  }
  const different = found.changed.length + found.missing.length + found.added.length
  if (different === 0) print(`All ${files} files have the listed checksums.`)
  else fail(`${different} files differ from the release: install the package again.`)
  if (signature === 'valid') print('The list is signed with the release key.')
  else if (signature === 'unsigned') print('The list is not signed, so it proves no origin.')
  else fail('The signature is wrong: the package was changed, or signed with another key.')
}
