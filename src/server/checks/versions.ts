import { DAY } from '#base'
import { readDatabaseFacts } from '#db'
import { defineTexts } from '#texts'
import { type Check, type Finding, finding } from './check.ts'
import { NODE_SUPPORT, POSTGRES_SUPPORT } from './support-dates.ts'

const ENDS_SOON_DAYS = 90
const OLDEST_POSTGRES = 13

export const versionsCheck: Check = {
  id: 'versions',
  async run({ version, now, openDatabase }) {
    const findings = [
      finding('ok', 'versions.own', { version }),
      judge('Node', process.versions.node, NODE_SUPPORT, now()),
    ]
    const connection = await openDatabase().catch(() => undefined)
    const facts = connection && (await readDatabaseFacts(connection.db).catch(() => undefined))
    if (facts && connection?.kind === 'postgres') {
      findings.push(judge('Postgres', facts.version, POSTGRES_SUPPORT, now()))
    }
    return findings
  },
}

function judge(
  name: string,
  version: string,
  ends: Readonly<Record<number, string>>,
  now: number,
): Finding {
  const major = Number.parseInt(version, 10)
  const date = ends[major]
  if (!date) {
    const isOld = name === 'Postgres' && major < OLDEST_POSTGRES
    return finding(isOld ? 'warning' : 'ok', isOld ? 'versions.old' : 'versions.unknown', {
      name,
      version,
    })
  }
  const days = Math.ceil((Date.parse(date) + DAY - now) / DAY)
  if (days <= 0) return finding('warning', 'versions.ended', { name, version, date })
  if (days < ENDS_SOON_DAYS) return finding('note', 'versions.ends', { name, version, date })
  return finding('ok', 'versions.supported', { name, version, date })
}

export const versionsTexts = defineTexts({
  en: {
    versions: 'Versions',
    'versions.own': 'Vitrine {version}.',
    'versions.supported': '{name} {version}, supported until {date}.',
    'versions.unknown': '{name} {version}.',
    'versions.ends': 'Support of {name} {version} ends on {date}.',
    'versions.ends.todo': 'Plan the upgrade to a newer major version.',
    'versions.ended': '{name} {version} has had no security updates since {date}.',
    'versions.ended.todo': 'Upgrade to a supported major version.',
    'versions.old': '{name} {version} gets no security updates any more.',
    'versions.old.todo': 'Upgrade to a supported major version.',
  },
  de: {
    versions: 'Versionen',
    'versions.own': 'Vitrine {version}.',
    'versions.supported': '{name} {version}, unterstützt bis {date}.',
    'versions.unknown': '{name} {version}.',
    'versions.ends': 'Die Unterstützung von {name} {version} endet am {date}.',
    'versions.ends.todo': 'Die Aktualisierung auf eine neuere Hauptversion planen.',
    'versions.ended': '{name} {version} erhält seit dem {date} keine Sicherheitsupdates mehr.',
    'versions.ended.todo': 'Auf eine unterstützte Hauptversion aktualisieren.',
    'versions.old': '{name} {version} erhält keine Sicherheitsupdates mehr.',
    'versions.old.todo': 'Auf eine unterstützte Hauptversion aktualisieren.',
  },
})
