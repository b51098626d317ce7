import { type ReactNode, useEffect, useRef } from 'react'

interface FormStatusProps {
  className: string
  /** How often there was an answer: each is read out and seen first, wherever the visitor was. */
  attempts: number
  /** What is said instead of the form. */
  sent: string | undefined
  /** Why it was not sent. */
  children: ReactNode
}

/** What came of sending a form. */
export function FormStatus({ className, attempts, sent, children }: FormStatusProps) {
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) status.current?.focus()
  }, [attempts])
  return (
    <div ref={status} className={className} role="status" tabIndex={-1}>
      {sent ? (
        <p className="notice" data-kind="success" data-form-sent="">
          {sent}
        </p>
      ) : (
        children
      )}
    </div>
  )
}
