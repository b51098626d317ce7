import { text as readAll } from 'node:stream/consumers'
import type { Command } from 'commander'
import { commandActor, MIN_PASSWORD_LENGTH } from '#auth'
import { isRole, ROLES } from '#auth/schema'
import { isEmailAddress } from '#base'
import type { OpenServices } from '../main.ts'
import { fail, print, printJson, printTable } from '../print.ts'

/** `vitrine user create|list|role|disable|enable`. */
export function register(program: Command, open: OpenServices) {
  const user = program.command('user').description('manage users')

  user
    .command('create')
    .description('create a user; the password is read from standard input')
    .requiredOption('--email <address>', 'email address to sign in with')
    .requiredOption('--role <role>', `one of ${ROLES.join(', ')}`)
    .option('--name <name>', 'display name')
    .requiredOption('--password-stdin', 'read the password from standard input')
    .option('--json', 'output as JSON')
    .action(create)

  user.command('list').description('list users').option('--json', 'output as JSON').action(list)

  user
    .command('role <email> <role>')
    .description(`change the role of a user: ${ROLES.join(', ')}`)
    .action(async (email: string, role: string) => {
      if (!isRole(role)) return failRole(role)
      await change(email, (staff, id) => staff.setRole(id, role, commandActor), `is ${role} now`)
    })

  user
    .command('disable <email>')
    .description('disable a user and end their sessions')
    .action((email: string) =>
      change(email, (staff, id) => staff.disable(id, commandActor), 'is disabled'),
    )

  user
    .command('enable <email>')
    .description('enable a disabled user')
    .action((email: string) =>
      change(email, (staff, id) => staff.enable(id, commandActor), 'is enabled'),
    )

  type Staff = Awaited<ReturnType<OpenServices>>['access']['staff']
  type Change = (staff: Staff, id: string) => ReturnType<Staff['enable']>

  async function change(email: string, act: Change, done: string) {
    const { access, close } = await open()
    try {
      const members = await access.staff.list()
      const member = members.find(one => one.email === email.trim().toLowerCase())
      const changed = member && (await act(access.staff, member.id))
      if (!changed || (!changed.ok && changed.reason === 'not-found')) {
        return fail(`There is no user with the email address ${email}.`)
      }
      if (!changed.ok)
        return fail('A site needs at least one owner: make someone else an owner first.')
      print(`${email} ${done}.`)
    } finally {
      await close()
    }
  }

  async function create(options: { email: string; role: string; name?: string; json?: boolean }) {
    if (!isRole(options.role)) return failRole(options.role)
    if (!isEmailAddress(options.email.trim()))
      return fail(`"${options.email}" is not an email address.`)
    const password = (await readAll(process.stdin)).replace(/\r?\n$/, '')
    if (password.length < MIN_PASSWORD_LENGTH) {
      return fail(`The password needs at least ${MIN_PASSWORD_LENGTH} characters.`)
    }
    const { access, close } = await open(undefined, { creates: true })
    const made = await access
      .create(
        { email: options.email, name: options.name ?? '', role: options.role, password },
        commandActor,
      )
      .finally(close)
    if (!made.ok) return fail(`A user with the email address ${options.email} already exists.`)
    if (options.json) return printJson(made.member)
    print(`${made.member.email} can sign in as ${made.member.role}.`)
  }

  async function list(options: { json?: boolean }) {
    const { access, close } = await open()
    const members = await access.staff.list().finally(close)
    if (options.json) return printJson(members)
    if (members.length === 0)
      return print('No users yet: start the site to get the link for the owner account.')
    printTable(
      ['email', 'name', 'role', 'two-factor', 'status'],
      members.map(member => [
        member.email,
        member.name,
        member.role,
        member.hasTwoFactor ? 'yes' : 'no',
        member.disabledAt === undefined ? 'active' : 'disabled',
      ]),
    )
  }
}

function failRole(role: string) {
  fail(`There is no role "${role}": use one of ${ROLES.join(', ')}.`)
}
