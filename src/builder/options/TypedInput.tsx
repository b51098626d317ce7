import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react'

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'list' | 'placeholder' | 'min' | 'max' | 'step'
>

interface TypedInputProps extends Attributes {
  id: string
  /** What holds, as it is shown while nobody types. */
  shown: string
  /** Whether the text can be taken; an empty one always can. */
  isTaken(text: string): boolean
  onTake(text: string): void
  /** With every key, also of what cannot be taken. */
  onType?(text: string): void
  /** What is accepted, said when something is not. */
  accepted: string
}

/** A field that keeps what was typed and says what it takes, until that can be taken. */
export function TypedInput(props: TypedInputProps) {
  const { id, shown, isTaken, onTake, onType, accepted, ...attributes } = props
  const [typed, setTyped] = useState<string>()
  const untaken = useRef<string>(undefined)
  // A name that was pasted is known only when the search for it has answered.
  useEffect(() => {
    const text = untaken.current
    if (text === undefined || !isTaken(text)) return
    untaken.current = undefined
    onTake(text)
  })
  const isRefused = typed !== undefined && typed.trim() !== '' && !isTaken(typed.trim())
  return (
    <>
      <input
        {...attributes}
        id={id}
        className="control"
        value={typed ?? shown}
        spellCheck={false}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-refused` : undefined}
        onChange={event => {
          const text = event.target.value.trim()
          setTyped(event.target.value)
          onType?.(text)
          const isTakenAtOnce = text === '' || isTaken(text)
          untaken.current = isTakenAtOnce ? undefined : text
          if (isTakenAtOnce) onTake(text)
        }}
        onBlur={() => {
          if (!isRefused) setTyped(undefined)
        }}
      />
      {isRefused && (
        <span id={`${id}-refused`} className="option-refused" role="alert">
          {accepted}
        </span>
      )}
    </>
  )
}
