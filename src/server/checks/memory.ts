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
    'memory.free': '{available} MB of memory are available.',
    'memory.low': 'Only {available} MB of memory are available.',
    'memory.low.todo':
      'Lower WORKERS or PAGE_CACHE_MB, or give the machine or container more memory.',
    'memory.workers': '{workers} workers share {cores, plural, one {# core} other {# cores}}.',
    'memory.workers.todo': 'Set WORKERS to “auto”: more workers than cores only cost memory.',
  },
  de: {
    memory: 'Arbeitsspeicher und Worker',
    'memory.free': '{available} MB Arbeitsspeicher sind verfügbar.',
    'memory.low': 'Nur {available} MB Arbeitsspeicher sind verfügbar.',
    'memory.low.todo':
      'WORKERS oder PAGE_CACHE_MB senken oder dem Rechner oder Container mehr Speicher geben.',
    'memory.workers': '{workers} Worker teilen sich {cores, plural, one {# Kern} other {# Kerne}}.',
    'memory.workers.todo': 'WORKERS auf „auto“ setzen: Mehr Worker als Kerne kosten nur Speicher.',
  },
})
