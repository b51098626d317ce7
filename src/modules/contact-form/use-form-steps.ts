import { useEffect, useRef, useState } from 'react'
import { type FormStep, firstOf, placeOf, stepOf } from './steps.ts'

/** Current step of a form, starting with `first`. Moves the focus to its heading. */
export function useFormSteps(all: readonly FormStep[], hidden: readonly string[], first: number) {
  const [current, setCurrent] = useState(first)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)

  /** State with these steps hidden, because an answer may hide or show earlier steps. */
  function among(hiddenNow: readonly string[]) {
    const steps = all.filter(step => !hiddenNow.includes(step.id))
    const at = placeOf(all, steps, current)
    const open = (index: number, takesFocus = true) => {
      hasMoved.current = takesFocus && index !== at
      const step = steps[index]
      if (step) setCurrent(all.indexOf(step))
    }
    return {
      steps,
      at,
      isLast: at >= steps.length - 1,
      open,
      /** Opens the first step with a problem, if any. */
      openFirst: (problems: readonly { fieldId: string }[]) => {
        if (problems.length > 0) open(firstOf(steps, problems), false)
      },
      /** Opens the step that contains a field, without moving the focus. */
      openField: (fieldId: string) => open(stepOf(steps, fieldId), false),
      holds: (fieldId: string) => stepOf(steps, fieldId) === at,
    }
  }
  const shown = among(hidden)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another step is open
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
    hasMoved.current = false
  }, [shown.at])

  return {
    ...shown,
    among,
    /** Index among all steps. */
    current,
    heading,
  }
}
