import { DAY } from '#base'
import { countServerErrors } from '#db'
import { defineTexts } from '#texts'
import { type Check, finding } from './check.ts'

export const errorsCheck: Check = {
  id: 'errors',
  async run({ openDatabase, now }) {
    const connection = await openDatabase().catch(() => undefined)
    const count = connection
      ? // The table is missing before the migration.
        await countServerErrors(connection.db, now() - DAY).catch(() => 0)
      : 0
    if (count === 0) return [finding('ok', 'errors.none')]
    return [finding('warning', 'errors.some', { count })]
  },
}

export const errorsTexts = defineTexts({
  en: {
    errors: 'Errors',
    'errors.none': 'No request has failed in the last 24 hours.',
    'errors.some':
      'Requests failed for {count, plural, one {# cause} other {# different causes}} in the last 24 hours.',
    'errors.some.todo':
      'See the list in System › Health, and search the log for the reference of an error.',
  },
  de: {
    errors: 'Fehler',
    'errors.none': 'In den letzten 24 Stunden ist keine Anfrage fehlgeschlagen.',
    'errors.some':
      'In den letzten 24 Stunden sind Anfragen aus {count, plural, one {# Ursache} other {# verschiedenen Ursachen}} fehlgeschlagen.',
    'errors.some.todo':
      'Die Liste unter System › Zustand ansehen und im Log nach der Referenz eines Fehlers suchen.',
  },
})
