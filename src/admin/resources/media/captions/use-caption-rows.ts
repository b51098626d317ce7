import { useReducer } from 'react'
import type { CaptionRow } from './caption-rows.ts'

type Rows = readonly CaptionRow[]

interface History {
  past: Rows[]
  rows: Rows
  future: Rows[]
  /** What the last step was: the same again, as by typing on, is one step. */
  step: string
}

type Act =
  | { act: 'load'; rows: Rows }
  | { act: 'change'; step: string; change(rows: Rows): Rows }
  | { act: 'undo' }
  | { act: 'redo' }

const MAX_STEPS = 200

function reduce(history: History, act: Act): History {
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

/** The rows of a file that is edited, with every step back and forth. */
export function useCaptionRows() {
  const [history, dispatch] = useReducer(reduce, { past: [], rows: [], future: [], step: '' })
  return {
    rows: history.rows,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    load: (rows: Rows) => dispatch({ act: 'load', rows }),
    /** @param step Of what is typed on: which field; empty for a step of its own. */
    change: (change: (rows: Rows) => Rows, step = '') => dispatch({ act: 'change', change, step }),
    undo: () => dispatch({ act: 'undo' }),
    redo: () => dispatch({ act: 'redo' }),
  }
}
