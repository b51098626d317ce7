import { useReducer } from 'react'
import type { CaptionRow } from './caption-rows.ts'

type Rows = readonly CaptionRow[]

interface History {
  past: Rows[]
  rows: Rows
  future: Rows[]
  /** Identifies the last step: consecutive typing in a field is one undo step. */
  step: string
}

type CaptionAction =
  | { act: 'load'; rows: Rows }
  | { act: 'change'; step: string; change(rows: Rows): Rows }
  | { act: 'undo' }
  | { act: 'redo' }

const MAX_STEPS = 200

function reduce(history: History, act: CaptionAction): History {
  const { past, rows, future } = history
  if (act.act === 'load') return { past: [], rows: act.rows, future: [], step: '' }
  if (act.act === 'undo') {
    const before = past.at(-1)
    if (!before) return history
    return { past: past.slice(0, -1), rows: before, future: [rows, ...future], step: '' }
  }
  if (act.act === 'redo') {
    const [next, ...rest] = future
    return next ? { past: [...past, rows], rows: next, future: rest, step: '' } : history
  }
  const isSameStep = act.step !== '' && act.step === history.step
  return {
    past: isSameStep ? past : [...past, rows].slice(-MAX_STEPS),
    rows: act.change(rows),
    future: [],
    step: act.step,
  }
}

export type CaptionHistory = ReturnType<typeof useCaptionRows>

/** Edited rows with undo and redo. */
export function useCaptionRows() {
  const [history, dispatch] = useReducer(reduce, { past: [], rows: [], future: [], step: '' })
  return {
    rows: history.rows,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    load: (rows: Rows) => dispatch({ act: 'load', rows }),
    /** @param step Identifies continuous typing; empty for a separate step. */
    change: (change: (rows: Rows) => Rows, step = '') => dispatch({ act: 'change', change, step }),
    undo: () => dispatch({ act: 'undo' }),
    redo: () => dispatch({ act: 'redo' }),
  }
}
