import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { defineTexts } from '#texts'
import { canWrite } from '../http/writable.ts'
import { type Check, type Finding, finding, reasonOf } from './check.ts'

const GB = 1024 ** 3
const LOW_BYTES = 2 * GB
const EXHAUSTED_BYTES = 0.2 * GB
const LOW_SHARE_OF_INODES = 0.05
const READABLE_BY_OTHERS = 0o004
const WRITABLE_BY_OTHERS = 0o002

export const diskCheck: Check = {
  id: 'disk',
  async run({ env, lookups }) {
    const folder = env.dataDir
    try {
      const { freeBytes, totalBytes, freeInodes, totalInodes } = await lookups.disk(folder)
      const facts = { folder, free: toGb(freeBytes), total: toGb(totalBytes) }
      const findings: Finding[] = []
      if (freeBytes < EXHAUSTED_BYTES) findings.push(finding('error', 'disk.full', facts))
      else if (freeBytes < LOW_BYTES) findings.push(finding('warning', 'disk.low', facts))
      else findings.push(finding('ok', 'disk.free', facts))
      if (totalInodes > 0 && freeInodes / totalInodes < LOW_SHARE_OF_INODES) {
        findings.push(finding('warning', 'disk.inodes', { folder, count: freeInodes }))
      }
      return findings
    } catch (error) {
      return [finding('error', 'disk.missing', { folder, reason: reasonOf(error) })]
    }
  },
}

export const permissionsCheck: Check = {
  id: 'permissions',
  async run({ env: { dataDir: folder } }) {
    if (!(await canWrite(folder))) return [finding('error', 'permissions.readOnly', { folder })]
    const findings: Finding[] = []
    const modeOf = async (path: string) => (await stat(path).catch(() => undefined))?.mode ?? 0
    if ((await modeOf(folder)) & WRITABLE_BY_OTHERS) {
      findings.push(finding('error', 'permissions.writable', { folder }))
    }
    for (const name of ['secret', 'vitrine.db']) {
      const path = join(folder, name)
      // In a closed folder, the rights of its files do not matter.
      if ((await modeOf(path)) & READABLE_BY_OTHERS && (await modeOf(folder)) & 0o001) {
        findings.push(
          finding(name === 'secret' ? 'error' : 'warning', 'permissions.open', { path }),
        )
      }
    }
    return findings.length > 0 ? findings : [finding('ok', 'permissions.right', { folder })]
  },
}

const toGb = (bytes: number) => Math.round((bytes / GB) * 10) / 10

export const diskTexts = defineTexts({
  en: {
    disk: 'Disk',
    'disk.free': '{free, number} of {total, number} GB are free in {folder}.',
    'disk.low': 'Only {free, number} of {total, number} GB are free in {folder}.',
    'disk.low.todo': 'Enlarge the disk, or delete old backups and files.',
    'disk.full': 'The disk of {folder} is almost full: {free, number} GB are free.',
    'disk.full.todo': 'Free space at once: without it, nothing can be saved or ordered.',
    'disk.inodes': 'The file system of {folder} can hold only {count, number} more files.',
    'disk.inodes.todo': 'Delete many small files, or move DATA_DIR to another file system.',
    'disk.missing': 'The folder {folder} cannot be read ({reason}), so the site cannot work.',
    'disk.missing.todo': 'Check DATA_DIR, and whether its disk is mounted.',
    permissions: 'Permissions',
    'permissions.right':
      'The site can write to {folder}, and other users of this machine cannot read its secrets.',
    'permissions.readOnly':
      '{folder} cannot be written to: it is missing or read-only, or the disk is full.',
    'permissions.readOnly.todo':
      'Give the system user that runs the site write access to DATA_DIR, and free space if the disk is full.',
    'permissions.writable': 'Every user of this machine can change files in {folder}.',
    'permissions.writable.todo': 'Run “chmod o-rwx” on the folder.',
    'permissions.open':
      'Every user of this machine can read {path}, which holds secrets or personal data.',
    'permissions.open.todo': 'Run “chmod o-rwx” on the file, or on DATA_DIR.',
  },
  de: {
    disk: 'Festplatte',
    'disk.free': '{free, number} von {total, number} GB sind in {folder} frei.',
    'disk.low': 'Nur {free, number} von {total, number} GB sind in {folder} frei.',
    'disk.low.todo': 'Die Festplatte vergrößern oder alte Sicherungen und Dateien löschen.',
    'disk.full': 'Die Festplatte von {folder} ist fast voll: {free, number} GB sind frei.',
    'disk.full.todo':
      'Sofort Platz schaffen: Ohne freien Platz kann nichts gespeichert und nichts bestellt werden.',
    'disk.inodes': 'Das Dateisystem von {folder} fasst nur noch {count, number} weitere Dateien.',
    'disk.inodes.todo':
      'Viele kleine Dateien löschen oder DATA_DIR auf ein anderes Dateisystem verschieben.',
    'disk.missing':
      'Der Ordner {folder} ist nicht lesbar ({reason}), die Website kann nicht arbeiten.',
    'disk.missing.todo': 'DATA_DIR prüfen, und ob die Festplatte eingehängt ist.',
    permissions: 'Rechte',
    'permissions.right':
      'Die Website kann in {folder} schreiben, und andere Benutzer dieses Rechners können keine Geheimnisse lesen.',
    'permissions.readOnly':
      '{folder} ist nicht beschreibbar: Der Ordner fehlt oder ist schreibgeschützt, oder die Festplatte ist voll.',
    'permissions.readOnly.todo':
      'Dem Systembenutzer, unter dem die Website läuft, Schreibrechte auf DATA_DIR geben, und Platz schaffen, falls die Festplatte voll ist.',
    'permissions.writable': 'Jeder Benutzer dieses Rechners kann Dateien in {folder} ändern.',
    'permissions.writable.todo': '„chmod o-rwx“ auf den Ordner anwenden.',
    'permissions.open':
      'Jeder Benutzer dieses Rechners kann {path} lesen, worin Geheimnisse oder persönliche Daten stehen.',
    'permissions.open.todo': '„chmod o-rwx“ auf die Datei oder auf DATA_DIR anwenden.',
  },
})
