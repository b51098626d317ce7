import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '#module-contract/client'
import { REVIEW_PHOTOS } from '#shop/client'
import { Icon } from '#ui/client'
import { choosePhotos } from './choose-photos.ts'
import type { texts } from './texts.ts'

interface Preview {
  file: File
  url: string
}

/**
 * Previews of the chosen photos, with buttons that remove them. Photos chosen later are added. The
 * input always has exactly the files that are shown, so that the form sends them.
 */
export function PhotoPreviews({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTexts<typeof texts>()
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef<Preview[]>([])
  const [previews, setPreviews] = useState<Preview[]>([])
  const [problem, setProblem] = useState<'too-many' | 'too-large'>()
  /** Index of the photo that was just removed. */
  const removed = useRef<number>(undefined)

  function show(files: readonly File[]) {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    if (input.current) input.current.files = transfer.files
    for (const { file, url } of shown.current) if (!files.includes(file)) URL.revokeObjectURL(url)
    shown.current = files.map(
      file =>
        shown.current.find(one => one.file === file) ?? { file, url: URL.createObjectURL(file) },
    )
    setPreviews(shown.current)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` uses refs only
  useEffect(() => {
    const element = input.current
    if (!element) return
    const add = () => {
      const before = shown.current.map(({ file }) => file)
      const chosen = choosePhotos(before, [...(element.files ?? [])])
      setProblem(chosen.problem)
      show(chosen.photos)
    }
    add()
    element.addEventListener('change', add)
    return () => {
      element.removeEventListener('change', add)
      for (const { url } of shown.current) URL.revokeObjectURL(url)
      shown.current = []
    }
  }, [input])

  function remove(index: number) {
    removed.current = index
    setProblem(undefined)
    show(shown.current.filter((_, at) => at !== index).map(({ file }) => file))
    // The form hides the message about the photos that were sent before.
    input.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }

  // The pressed button is gone, so its neighbor or the input receives the focus.
  useEffect(() => {
    if (removed.current === undefined) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(removed.current, previews.length - 1)] ?? input.current
    removed.current = undefined
    next?.focus()
  }, [previews, input])

  return (
    <>
      {previews.length > 0 && (
        <ul className="plain-list review-photos" ref={list}>
          {previews.map(({ file, url }, index) => (
            <li key={url}>
              <img src={url} alt={file.name} />
              <button
                className="icon-button"
                type="button"
                aria-label={t('removePhoto', { name: file.name })}
                onClick={() => remove(index)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="reviews-note" role="status">
        {t('photosChosen', { count: previews.length })}
        {problem &&
          ` ${t(`photo-${problem}`, { count: REVIEW_PHOTOS.count, size: REVIEW_PHOTOS.maxMb })}`}
      </p>
    </>
  )
}
