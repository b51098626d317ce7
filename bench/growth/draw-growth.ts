import type { Figure } from '../report.ts'

export function drawGrowth(_figures: readonly Figure[], _file: string) {}
