import { Command, CommanderError } from 'commander'
import { VitrineError } from '#base'
import { version } from '../../package.json'
import { type Env, readEnv } from '../server/env.ts'
import { fail, print } from './print.ts'
import { trimHeap } from './trim-heap.ts'

/** Maximum time from a signal to the end of the process. */
const STOP_MS = 8000

/** When startup memory is no longer needed. */
const STARTED_MS = 10_000

/** A command module registers itself; `open` returns services for the configured database. */
export interface CommandModule {
  register(program: Command, open: OpenServices): void
}
export type OpenServices = (
  env?: Env,
) => ReturnType<typeof import('../server/services/create-services.ts')['openServices']>

const commands = import.meta.glob<CommandModule>('./commands/*.ts', { eager: true })

/** Runs `vitrine <arguments>`. Expected failures print one sentence to standard error with exit code 1. */
export async function run(args: string[]) {
  // Orders, mails and backups must be readable by this user only.
  process.umask(0o077)
  process.stdout.off('error', endWithOutput).on('error', endWithOutput)
  const program = new Command('vitrine')
    .description('A self-hosted website with a shop.')
    .version(version)
    .exitOverride()
    .configureOutput({ outputError: () => {}, writeErr: () => {} })
  program
    .command('start', { isDefault: true })
    .description('migrate, fill an empty database with the demo site, and serve')
    .action(start)
  for (const command of Object.values(commands)) {
    command.register(program, openServices)
  }
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    const sentence = toSentence(error, args)
    if (sentence === undefined) throw error
    if (sentence) fail(sentence)
  }
}

/** Loaded on demand, so that help and errors are fast. */
async function openServices(env: Env = readEnv()) {
  const { openServices } = await import('../server/services/create-services.ts')
  return openServices(env)
}

/** The reader of a pipe may close it (`| head`). */
function endWithOutput(error: Error) {
  process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1)
}

/** Message of an expected failure; empty for help output; undefined for bugs. */
function toSentence(error: unknown, args: string[]): string | undefined {
  if (error instanceof VitrineError) return error.message
  if (!(error instanceof CommanderError)) return undefined
  if (error.exitCode === 0) return ''
  const isUnknown = /excessArguments|unknownCommand|help$/.test(error.code)
  if (isUnknown) return `There is no command "${args.join(' ')}": see "vitrine --help".`
  return `${error.message.replace(/^error: (.)/, (_, first: string) => first.toUpperCase())}.`
}

async function start() {
  const env = readEnv()
  const { startServer } = await import('../server/main.ts')
  const server = await startServer(env)
  print(`Vitrine is running at ${env.publicUrl}`)
  if (server.ownerLink) print(`Create the owner account (one-time link): ${server.ownerLink}`)
  setTimeout(trimHeap, STARTED_MS).unref()
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) process.exit(1)
      stopping = true
      // Abandon hanging work, as in a crash, which stored data survives.
      setTimeout(() => {
        print(`Stopped after ${STOP_MS / 1000} seconds although work was still in progress`)
        process.exit(0)
      }, STOP_MS).unref()
      await server.stop()
      process.exit(0)
    })
  }
}
