import { ok, refuse } from '#base'
import {
  compareFiles,
  FILE_STORES,
  type FileComparison,
  type MoveProgress,
  moveFiles,
} from '#storage'
import type { Env } from '../env.ts'
import { openServices, openSiteStorage } from '../services/create-services.ts'
import { checkFiles } from '../storage/check-files.ts'
import type { Fingerprint, RowProgress } from './fingerprint.ts'
import { countRows, fingerprintRows, moveRows, type OpenSite } from './move-rows.ts'
import { inspectTarget, sharesFiles, writeSecret } from './target.ts'

export type { RowProgress } from './fingerprint.ts'
export { sharesFiles, targetEnv } from './target.ts'

export type MoveStep = 'files' | 'rows' | 'derived' | 'comparison'

export interface MoveOptions {
  /** `plan` only counts, `verify` compares a site that was moved before. */
  mode: 'plan' | 'move' | 'verify'
  /** Deletes the site that the target contains. */
  replace?: boolean
  onStep?: (step: MoveStep) => void
  onRows?: (progress: RowProgress) => void
  onFiles?: (progress: MoveProgress) => void
}

export interface TableComparison {
  table: string
  source: Fingerprint
  target: Fingerprint | undefined
  isEqual: boolean
}

/** Files of a store after a move. */
export interface StoreComparison extends FileComparison {
  /** Files that the target's database refers to and its storage does not have. */
  missing: string[]
}

/**
 * Copies a stopped site to another database and storage, and compares both. The source is not
 * changed. Files are copied before rows, so that an interrupted move can be repeated: present files
 * are compared, and rows are written in one transaction at the end.
 */
export async function moveSite(env: Env, target: Env, options: MoveOptions) {
  const source = await openServices(env)
  try {
    const release = await source.connection.lock.own()
    if (!release) return refuse('in-use')
    try {
      return await moveTo(source, { env, target, options })
    } finally {
      await release()
    }
  } finally {
    await source.close()
  }
}

interface Move {
  env: Env
  target: Env
  options: MoveOptions
}

async function moveTo(source: OpenSite, { env, target, options }: Move) {
  const state = await inspectTarget(target, env.secretKey ? undefined : source.secret)
  if (state === 'in-use') return refuse('target-in-use')
  if (options.mode === 'plan') return plan(source, { env, target, options, state })
  if (options.mode === 'verify' && state === 'free') return refuse('target-empty')
  if (options.mode === 'move') {
    if (state === 'not-empty' && !options.replace) return refuse('not-empty')
    if (!env.secretKey && target.dataDir !== env.dataDir) await writeSecret(target, source.secret)
  }
  const to = await openServices(target, undefined, { creates: true })
  try {
    const release = await to.connection.lock.own()
    if (!release) return refuse('target-in-use')
    try {
      const sharesStorage = sharesFiles(env, target)
      const moved =
        options.mode === 'move' ? await copy(source, to, { sharesStorage, options }) : undefined
      options.onStep?.('comparison')
      const rows = moved ?? (await fingerprintRows(source, options.onRows))
      const comparison = await compare(source, to, { rows, sharesStorage, options })
      const hasSecret = to.secret === source.secret
      return ok({ ...comparison, isEqual: comparison.isEqual && hasSecret, hasSecret })
    } finally {
      await release()
    }
  } finally {
    await to.close()
  }
}

/** Checks the target and counts, without writing anything. */
async function plan(
  source: OpenSite,
  { env, target, options, state }: Move & { state: 'free' | 'not-empty' },
) {
  if (state === 'not-empty' && !options.replace) return refuse('not-empty')
  const storage = await openSiteStorage(target)
  await storage.checkAccess()
  const stores = sharesFiles(env, target)
    ? []
    : await moveFiles({ from: source.storage, to: storage, isDryRun: true })
  return ok({ plan: { rows: Object.fromEntries(await countRows(source)), stores } })
}

interface Steps {
  sharesStorage: boolean
  options: MoveOptions
}

async function copy(source: OpenSite, to: OpenSite, { sharesStorage, options }: Steps) {
  const { onRows, onFiles, replace } = options
  if (!sharesStorage) {
    options.onStep?.('files')
    await moveFiles({
      from: source.storage,
      to: to.storage,
      ...(onFiles && { onProgress: onFiles }),
    })
  }
  options.onStep?.('rows')
  const rows = await moveRows(source, to, {
    onRows,
    onRebuild: () => options.onStep?.('derived'),
  })
  if (!sharesStorage && replace) await removeOthers(source, to)
  return rows
}

/** Removes the files of the replaced site. */
async function removeOthers(source: OpenSite, to: OpenSite) {
  for (const name of FILE_STORES) {
    const kept = new Set<string>()
    for await (const file of source.storage.store(name).list()) kept.add(file.name)
    const store = to.storage.store(name)
    for await (const file of store.list()) {
      if (!kept.has(file.name)) await store.remove(file.name)
    }
  }
}

async function compare(
  source: OpenSite,
  to: OpenSite,
  { rows, sharesStorage, options }: Steps & { rows: Map<string, Fingerprint> },
) {
  const found = await fingerprintRows(to, options.onRows)
  const tables = [...rows].map(([table, fingerprint]): TableComparison => {
    const target = found.get(table)
    const isEqual = target?.rows === fingerprint.rows && target.hash === fingerprint.hash
    return { table, source: fingerprint, target, isEqual }
  })
  const { onFiles } = options
  const pair = { from: source.storage, to: to.storage, ...(onFiles && { onProgress: onFiles }) }
  const compared = sharesStorage ? [] : await compareFiles(pair)
  const expected = await checkFiles(to, { hashes: false })
  const stores = expected.map(({ store, files, bytes, missing }): StoreComparison => {
    const known = compared.find(one => one.store === store)
    return { ...(known ?? { store, files, bytes, different: [] }), missing }
  })
  const isEqual =
    tables.every(one => one.isEqual) &&
    stores.every(({ different, missing }) => different.length + missing.length === 0)
  return { tables, stores, isEqual }
}
