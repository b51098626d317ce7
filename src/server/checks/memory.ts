import { availableParallelism } from 'node:os'
import { defineTexts } from '#texts'
import { type Check, type Finding, finding } from './check.ts'

const MB = 1024 * 1024
const LOW_MB = 150

export const memoryCheck: Check = {
  id: 'memory',
  async run({ env: { workers } }) {
    const availableMb = Math.round(process.availableMemory() / MB)
    const isLow = availableMb < LOW_MB
    const facts = { available: availableMb }
    const findings: Finding[] = [
      finding(isLow ? 'warning' : 'ok', isLow ? 'memory.low' : 'memory.free', facts),
    ]
    const cores = availableParallelism()
    if (workers > cores) findings.push(finding('note', 'memory.workers', { workers, cores }))
    return findings
  },
}

export const memoryTexts = defineTexts({
  en: {
    memory: 'Memory and workers',
    'memory.free': '{available, number} MB of memory are available.',
    'memory.low':
      'Only {available, number} MB of memory are available. Without memory, the system ends the site.',
    'memory.low.todo':
      'Lower WORKERS or PAGE_CACHE_MB, or give the machine or container more memory.',
    'memory.workers':
      'WORKERS is {workers}, but this machine has {cores, plural, one {# core} other {# cores}}. More workers than cores only cost memory.',
    'memory.workers.todo': 'Set WORKERS or --workers to “auto”.',
  },
  de: {
    memory: 'Arbeitsspeicher und Worker',
    'memory.free': '{available, number} MB Arbeitsspeicher sind verfügbar.',
    'memory.low':
      'Nur {available, number} MB Arbeitsspeicher sind verfügbar. Fehlt er, beendet das System die Website.',
    'memory.low.todo':
      'WORKERS oder PAGE_CACHE_MB senken oder dem Rechner oder Container mehr Speicher geben.',
    'memory.workers':
      'WORKERS ist {workers}, aber dieser Rechner hat {cores, plural, one {# Kern} other {# Kerne}}. Mehr Worker als Kerne kosten nur Speicher.',
    'memory.workers.todo': 'WORKERS oder --workers auf „auto“ setzen.',
  },
})
