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
      'In the last 24 hours, requests of visitors or staff got an error, for {count, plural, one {one cause} other {# different causes}}.',
    'errors.some.todo':
      'See the list in System › Health. The reference of an error finds its details in the log of the server.',
  },
  de: {
    errors: 'Fehler',
    'errors.none': 'In den letzten 24 Stunden ist keine Anfrage fehlgeschlagen.',
    'errors.some':
      'In den letzten 24 Stunden bekamen Besucher oder das Team Fehler, aus {count, plural, one {einer Ursache} other {# verschiedenen Ursachen}}.',
    'errors.some.todo':
      'Die Liste unter System › Zustand ansehen. Mit der Referenz eines Fehlers findet man Einzelheiten im Log des Servers.',
  },
})
