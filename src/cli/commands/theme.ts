import type { Command } from 'commander'
import type { OpenServices } from '../main.ts'
import { fail, print } from '../print.ts'

/** `vitrine theme` and `vitrine theme <name>`. */
export function register(program: Command, open: OpenServices) {
  program
    .command('theme [name]')
    .description('list the themes, or change to one; "none" uses only your own templates')
    .option('--pages', 'add its starter pages as drafts')
    .action(async (name: string | undefined, options: { pages?: boolean }) => {
      const services = await open()
      const author = { id: null, name: 'Command line' }
      try {
        const { themes } = services
        if (name === undefined) {
          for (const one of await themes.list()) print(`${one.isActive ? '*' : ' '} ${one.name}`)
          return
        }
        const changed = await themes.activate(name === 'none' ? null : name, author)
        if (!changed.ok) return fail(`There is no theme "${name}": see "vitrine theme".`)
        if (options.pages && name !== 'none') {
          const added = await themes.addPages(name, author)
          if (added.ok) print(`Added ${added.added} pages as drafts.`)
        }
        print(name === 'none' ? 'The site has no theme now.' : `The theme is ${name} now.`)
      } finally {
        await services.close()
      }
    })
}
