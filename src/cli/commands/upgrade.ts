import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { readEnv } from '../../server/env.ts'
import { print, printJson } from '../print.ts'

/** Exit code of a check that found pending steps. */
const HAS_STEPS = 10

/** `vitrine upgrade`: applies the data migrations that `start` would run; `--check` only lists them. */
export function register(program: Command) {
  program
    .command('upgrade')
    .description('migrate the data to this version, as a start does; make a backup first')
    .option('--check', `change nothing, and exit with ${HAS_STEPS} when there are steps to do`)
    .option('--json', 'print JSON')
    .option('--yes', 'run steps that break servers, although some are running')
    .action(async (options: { check?: boolean; json?: boolean; yes?: boolean }) => {
      const steps = options.check ? await readSteps() : await runSteps(options.yes ?? false)
      if (steps === undefined) {
        return print(
          options.json ? '{"steps":[]}' : 'There is no site here yet: a start creates it.',
        )
      }
      if (options.json) printJson({ steps })
      else for (const line of toLines(steps, options.check ?? false)) print(line)
      if (options.check && steps.length > 0) process.exitCode = HAS_STEPS
    })
}

/** Undefined if there is no site, which must not be created. */
async function readSteps(): Promise<string[] | undefined> {
  const { dataDir, databaseUrl } = readEnv()
  if (!databaseUrl && !existsSync(join(dataDir, 'vitrine.db'))) return undefined
  const { connect, pendingMigrations } = await import('#db')
  const connection = await connect({ dataDir, databaseUrl })
  return pendingMigrations(connection.db).finally(connection.close)
}

async function runSteps(breaksServers: boolean): Promise<string[]> {
  const { dataDir, databaseUrl } = readEnv()
  const { connect, isAlone, migrate, withStartLock } = await import('#db')
  const connection = await connect({ dataDir, databaseUrl })
  const { db, kind, close } = connection
  return withStartLock(connection, () =>
    migrate(db, kind, { isAlone: async () => breaksServers || isAlone(connection) }),
  ).finally(close)
}

function toLines(steps: string[], isCheck: boolean): string[] {
  if (steps.length === 0) return ['The data is up to date.']
  const count = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`
  const head = isCheck ? `A start of this version would run ${count}:` : `Ran ${count}:`
  return [head, ...steps.map(step => `  ${step}`)]
}
