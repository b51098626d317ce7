import { Command, CommanderError } from 'commander'
import { VitrineError } from '#base'
import { version } from '../../package.json'
import { type Env, readEnv } from '../server/env.ts'
import { fail } from './print.ts'
import { start } from './start.ts'

/** A command module registers itself; `open` returns services for the configured database. */
export interface CommandModule {
  register(program: Command, open: OpenServices): void
}
export type OpenServices = (
  env?: Env,
  options?: { creates: boolean },
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
    .option(
      '--workers <count>',
      'number of processes that share the port, or auto for one per core',
    )
    .action(start)
  for (const command of Object.values(commands)) {
    command.register(program, openServices)
  }
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    const sentence = toSentence(error, program, args)
    if (sentence === undefined) throw error
    if (sentence) fail(sentence)
  }
}

/** Loaded on demand, so that help and errors are fast. */
async function openServices(env: Env = readEnv(), options?: { creates: boolean }) {
  const { openServices } = await import('../server/services/create-services.ts')
  return openServices(env, undefined, options)
}

/** The reader of a pipe may close it (`| head`). */
function endWithOutput(error: Error) {
  process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1)
}

/** Message of an expected failure; empty for help output; undefined for bugs. */
function toSentence(error: unknown, program: Command, args: string[]): string | undefined {
  if (error instanceof VitrineError) return error.message
  if (isFileProblem(error)) {
    return `A file or folder cannot be used: ${error.message}. Check its disk and rights, then run the command again.`
  }
  if (!(error instanceof CommanderError)) return undefined
  if (error.exitCode === 0) return ''
  const group = program.commands.find(command => command.name() === args[0])
  const names = group?.commands.map(command => command.name()) ?? []
  const see = `see "vitrine ${group ? `${group.name()} ` : ''}--help".`
  // Commander prints the help of a group that is called without a command.
  if (/help$/.test(error.code)) {
    return `"vitrine ${args.join(' ')}" needs one of the commands ${names.join(', ')}: ${see}`
  }
  if (/excessArguments|unknownCommand$/.test(error.code)) {
    return toUnknownArgument(program, args) ?? `There is no command "${args.join(' ')}": ${see}`
  }
  const sentence = error.message.replace(/^error: (.)/, (_, first: string) => first.toUpperCase())
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}

const FILE_PROBLEMS = new Set([
  ...['EACCES', 'EDQUOT', 'EIO', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS', 'ESTALE'],
])

/** Whether the disk is full or read-only, the user has no rights, or a folder cannot be created. */
function isFileProblem(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  return (
    (syscall !== undefined && FILE_PROBLEMS.has(code)) || (syscall === 'mkdir' && code === 'ENOENT')
  )
}

/** Names the argument that the called command does not know; undefined if there is no such command. */
function toUnknownArgument(program: Command, args: string[]): string | undefined {
  let command = program
  const names: string[] = ['vitrine']
  for (const arg of args) {
    const next = command.commands.find(one => one.name() === arg)
    if (!next) break
    names.push(arg)
    command = next
  }
  const unknown = command.args[command.registeredArguments.length]
  if (command === program || unknown === undefined) return undefined
  const name = names.join(' ')
  const usage = command.commands
    .map(one => one.name())
    .filter(one => one !== 'help')
    .join('|')
  const list = usage && command.registeredArguments.length === 0 ? usage : command.usage()
  return `"${name}" has no argument "${unknown}": the usage is "${name} ${list}".`
}
