import { DAY, SECOND } from '#base'
import { defineTexts } from '#texts'
import { createOutbound } from '../outbound/index.ts'
import { isNewer, readUpdateNotice } from '../release/update-notice.ts'
import { type Check, finding } from './check.ts'

const LIMITS = { maxBytes: 16 * 1024, timeoutMs: 8 * SECOND }

/**
 * Asks `UPDATE_URL` for the latest version. The request contains only the name and version of this
 * program, and an answer counts only if the release key has signed it.
 */
export const updateCheck: Check = {
  id: 'update',
  needsNetwork: true,
  backgroundEveryMs: DAY,
  async run({ env: { updateUrl }, version, releaseKey, now }) {
    if (!updateUrl) return [finding('ok', 'update.off', { version })]
    if (!releaseKey) return [finding('note', 'update.noKey')]
    const outbound = createOutbound({ allowPrivate: true, now })
    const headers = { 'user-agent': `Vitrine/${version}` }
    const answer = await outbound.ask({ url: updateUrl, headers, ...LIMITS })
    if (!answer.body) {
      return [finding('note', 'update.unreachable', { reason: answer.status ?? answer.failure })]
    }
    const notice = readUpdateNotice(Buffer.from(answer.body).toString(), releaseKey)
    if (notice === 'malformed') return [finding('note', 'update.malformed')]
    if (notice === 'forged') return [finding('warning', 'update.forged')]
    if (!isNewer(notice.version, version)) return [finding('ok', 'update.latest', { version })]
    const facts = { latest: notice.version, date: notice.date, version, notes: notice.notes }
    const { security } = notice
    return [
      finding(security ? 'warning' : 'note', `update.${security ? 'security' : 'newer'}`, facts),
    ]
  },
}

const todo = {
  en: 'What is new: {notes}. Make a backup, install the new package and start it; see “Upgrade” in docs/operation.md.',
  de: 'Was ist neu: {notes}. Eine Sicherung anlegen, das neue Paket installieren und starten; siehe „Upgrade“ in docs/operation.md.',
}

export const updateTexts = defineTexts({
  en: {
    update: 'Updates',
    'update.off':
      'Vitrine {version}. The site does not ask for newer versions, because UPDATE_URL is not set.',
    'update.latest': 'Vitrine {version} is the latest version.',
    'update.newer': 'Vitrine {latest} of {date} is available; this is {version}.',
    'update.newer.todo': todo.en,
    'update.security': 'Vitrine {latest} of {date} fixes a vulnerability; this is {version}.',
    'update.security.todo': todo.en,
    'update.noKey': 'This program has no release key, so notices of updates cannot be checked.',
    'update.noKey.todo': 'Install a signed release, or remove UPDATE_URL.',
    'update.unreachable': 'Whether there is a newer version is unknown ({reason}).',
    'update.unreachable.todo': 'Check UPDATE_URL. It is asked again within a day.',
    'update.malformed': 'The answer of UPDATE_URL is not a notice of an update.',
    'update.malformed.todo': 'Check UPDATE_URL.',
    'update.forged': 'The answer of UPDATE_URL is not signed with the release key.',
    'update.forged.todo':
      'Do not install what it names. Check UPDATE_URL, and who can change what it sends.',
  },
  de: {
    update: 'Updates',
    'update.off':
      'Vitrine {version}. Die Website fragt nicht nach neueren Versionen, weil UPDATE_URL nicht gesetzt ist.',
    'update.latest': 'Vitrine {version} ist die neueste Version.',
    'update.newer': 'Vitrine {latest} vom {date} ist verfügbar; hier läuft {version}.',
    'update.newer.todo': todo.de,
    'update.security':
      'Vitrine {latest} vom {date} behebt eine Sicherheitslücke; hier läuft {version}.',
    'update.security.todo': todo.de,
    'update.noKey':
      'Dieses Programm hat keinen Release-Schlüssel, Hinweise auf Updates sind nicht prüfbar.',
    'update.noKey.todo': 'Ein signiertes Release installieren oder UPDATE_URL entfernen.',
    'update.unreachable': 'Ob es eine neuere Version gibt, ist unbekannt ({reason}).',
    'update.unreachable.todo': 'UPDATE_URL prüfen. Innerhalb eines Tages wird wieder gefragt.',
    'update.malformed': 'Die Antwort von UPDATE_URL ist kein Hinweis auf ein Update.',
    'update.malformed.todo': 'UPDATE_URL prüfen.',
    'update.forged': 'Die Antwort von UPDATE_URL ist nicht mit dem Release-Schlüssel signiert.',
    'update.forged.todo':
      'Nichts installieren, was sie nennt. UPDATE_URL prüfen, und wer ändern kann, was dort steht.',
  },
})
