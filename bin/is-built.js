import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['src', 'demo', 'package-lock.json', 'vite.config.ts']

/** Whether `dist` exists and is as new as the sources. */
export function isBuilt(root) {
  const builtAt = readStamp(join(root, 'dist/built'))
  return builtAt !== undefined && builtAt >= newestSource(root)
}

/** Reads in one step, because a build may delete the file. */
function readStamp(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function newestSource(root) {
  const sources = SOURCES.map(name => join(root, name)).filter(existsSync)
  return Math.max(0, ...sources.map(newest))
}

function newest(path) {
  const info = statSync(path)
  if (!info.isDirectory() || /\/(media|art)$/.test(path)) return info.mtimeMs
  return Math.max(0, ...readdirSync(path).map(name => newest(join(path, name))))
}
