import { Command } from 'commander'
import { VitrineError } from '#base'
import { readEnv } from '../server/env.ts'
import { startServer } from '../server/main.ts'
import { openServices } from '../server/services.ts'
import { print } from './print.ts'

/** A command's module: adds itself to the program. `open` gives the services on the configured database. */
export interface CommandModule {
  register(program: Command, open: OpenServices): void
}
export type OpenServices = () => ReturnType<typeof openServices>

const commands = import.meta.glob<CommandModule>('./commands/*.ts', { eager: true })

/** Runs `vitrine <arguments>`. Expected failures end with one sentence on standard error and exit code 1. */
export async function run(args: string[]) {
  const program = new Command('vitrine')
    .description('A self-hosted website with a shop.')
    .showHelpAfterError()
  program
    .command('start', { isDefault: true })
    .description('migrate, fill an empty database with the demo site, and serve')
    .action(start)
  for (const command of Object.values(commands)) {
    command.register(program, () => openServices(readEnv()))
  }
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof VitrineError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function start() {
  const env = readEnv()
  const server = await startServer(env)
  print(`Vitrine is at ${env.publicUrl}`)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) process.exit(1)
      stopping = true
      await server.stop()
      process.exit(0)
    })
  }
}
