import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { VitrineError } from '#base'
import type { CheckDeps, CheckResult, State, WrittenResult } from '../../server/checks/index.ts'
import { type Env, readEnv } from '../../server/env.ts'
import { print, printJson } from '../print.ts'

/** Exit code if something is broken. */
const HAS_ERRORS = 1
/** Exit code if there are warnings and no errors. */
const HAS_WARNINGS = 10

/** `vitrine doctor`: says what is wrong with a site, which may be stopped. */
export function register(program: Command) {
  program
    .command('doctor')
    .description(
      `check the site and its surroundings; exits with ${HAS_ERRORS} for errors and ${HAS_WARNINGS} for warnings`,
    )
    .option('--only <ids>', 'only these checks, separated by commas')
    .option('--json', 'print JSON')
    .action(async (options: { only?: string; json?: boolean }) => {
      const { createWriteResult } = await import('../../server/checks/index.ts')
      const env = readEnv()
      const version = program.version() ?? ''
      const write = createWriteResult('en')
      if (!options.json) print(`Vitrine ${version}, ${env.publicUrl}, ${env.dataDir}`)
      const results: WrittenResult[] = []
      const states = await runAll(env, version, options.only?.split(','), result => {
        const written = write(result)
        results.push(written)
        if (!options.json) printResult(written)
      })
      const count = (state: State) => states.filter(one => one === state).length
      const counts = { errors: count('error'), warnings: count('warning'), notes: count('note') }
      if (options.json) printJson({ version, ...counts, checks: results })
      else print(`Errors: ${counts.errors}, warnings: ${counts.warnings}, notes: ${counts.notes}.`)
      if (counts.errors > 0) process.exitCode = HAS_ERRORS
      else if (counts.warnings > 0) process.exitCode = HAS_WARNINGS
    })
}

async function runAll(
  env: Env,
  version: string,
  only: readonly string[] | undefined,
  onResult: (result: CheckResult) => void,
): Promise<State[]> {
  const { CHECKS, createLookups, runCheck } = await import('../../server/checks/index.ts')
  const unknown = only?.find(id => !CHECKS.some(check => check.id === id))
  if (unknown !== undefined) {
    const ids = CHECKS.map(({ id }) => id).join(', ')
    throw new VitrineError('NO_SUCH_CHECK', `There is no check "${unknown}": choose of ${ids}.`)
  }
  const { readReleaseKey } = await import('../../server/release/release-key.ts')
  const database = openOnce(env)
  const deps: CheckDeps = {
    env,
    version,
    now: Date.now,
    openDatabase: database.open,
    secret: env.secretKey ?? readSecretFile(env.dataDir),
    releaseKey: readReleaseKey(),
    lookups: createLookups(),
    readsWholeDatabase: true,
    ...(env.backup && {
      async lastBackup() {
        const { readLastBackup } = await import('../../server/backup/last-backup.ts')
        const connection = await database.open()
        return connection && readLastBackup(connection.db)
      },
    }),
  }
  const states: State[] = []
  try {
    for (const check of CHECKS) {
      if (only && !only.includes(check.id)) continue
      const result = await runCheck(check, deps)
      states.push(...result.findings.map(({ state }) => state))
      onResult(result)
    }
  } finally {
    await database.close()
  }
  return states
}

/** Connects with the first check that needs it. A missing site is not created. */
function openOnce({ dataDir, databaseUrl }: Env) {
  let opened: ReturnType<typeof connectNow> | undefined
  const isMissing = () => !databaseUrl && !existsSync(join(dataDir, 'vitrine.db'))
  async function connectNow() {
    const { connect } = await import('#db')
    return connect({ dataDir, databaseUrl, poolSize: 2 })
  }
  return {
    async open() {
      if (isMissing()) return undefined
      opened ??= connectNow()
      return opened
    },
    async close() {
      const connection = await opened?.catch(() => undefined)
      await connection?.close()
    },
  }
}

function readSecretFile(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'secret'), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

const MARKS: Record<State, string> = { ok: 'ok', note: 'note', warning: 'WARNING', error: 'ERROR' }
const COLUMN = 9

function printResult({ title, id, findings }: WrittenResult) {
  for (const { state, text, todo } of findings) {
    print(`${MARKS[state].padEnd(COLUMN)}${title} (${id}): ${text}`)
    if (todo) print(`${' '.repeat(COLUMN)}→ ${todo}`)
  }
}
