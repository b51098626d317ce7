import type { ReactNode, RefObject } from 'react'
import { useTexts } from '#module-contract/client'
import type { FormStep } from './steps.ts'
import type { texts } from './texts.ts'

/** Fields of a step with its heading. A form without steps has no heading. */
export function Step({
  formId,
  step,
  number,
  isCurrent,
  isHidden,
  heading,
  children,
}: {
  formId: string
  step: FormStep
  /** From 1. */
  number: number
  isCurrent: boolean
  /** Hidden by conditions. */
  isHidden: boolean
  /** Heading of the current step. */
  heading: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}) {
  const t = useTexts<typeof texts>()
  const shared = {
    className: 'contact-form-step',
    'data-current': isCurrent || undefined,
    'data-hidden': isHidden || undefined,
  }
  if (!step.id) return <div {...shared}>{children}</div>
  return (
    <section {...shared} aria-labelledby={`${formId}-${step.id}`}>
      <h3
        id={`${formId}-${step.id}`}
        ref={isCurrent ? heading : undefined}
        className="contact-form-step-title"
        tabIndex={-1}
      >
        {step.title || t('step', { number })}
      </h3>
      {children}
    </section>
  )
}
