import { useState } from 'react'
import { useTexts } from '#module-contract/client'
import type { texts } from './texts.ts'

interface FilterBarProps {
  words: readonly string[]
  /** Empty for all. */
  chosen: string
  /** Number of remaining images. */
  count: number
  onChoose(word: string): void
}

/** A button per word, one of them pressed. Without script all images are shown. */
export function FilterBar({ words, chosen, count, onChoose }: FilterBarProps) {
  const t = useTexts<typeof texts>()
  const [isPressed, setPressed] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="filter-words" role="group" aria-label={t('filter')}>
      {['', ...words].map(word => (
        <button
          key={word}
          type="button"
          aria-pressed={word === chosen}
          onClick={() => {
            setPressed(true)
            onChoose(word)
          }}
        >
          {word || t('all')}
        </button>
      ))}
      <span className="visually-hidden" role="status">
        {isPressed ? t('imagesShown', { count }) : ''}
      </span>
    </div>
  )
}
