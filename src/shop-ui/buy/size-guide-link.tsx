import type { MouseEvent } from 'react'
import { useTexts } from '#module-contract/client'
import { isInBuilder } from '#visitor/client'
import type { buyTexts } from '../buy-texts.ts'

/** Link to the size guide, which opens in a dialog. */
export function SizeGuideLink({ path }: { path: string | undefined }) {
  const t = useTexts<typeof buyTexts>()
  if (!path) return null

  async function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const { metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
    if (isInBuilder() || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    try {
      const { openSizeGuide } = await import('./open-size-guide.ts')
      await openSizeGuide(currentTarget, { title: t('sizeGuide'), close: t('closeSizeGuide') })
    } catch {
      location.assign(currentTarget.href)
    }
  }

  return (
    <p className="product-size-guide">
      <a href={path} aria-haspopup="dialog" data-replay="" onClick={onClick}>
        {t('sizeGuide')}
      </a>
    </p>
  )
}
