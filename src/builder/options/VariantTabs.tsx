import CenterFocusStrong from '@mui/icons-material/CenterFocusStrong'
import DesktopWindows from '@mui/icons-material/DesktopWindows'
import Mouse from '@mui/icons-material/Mouse'
import PhoneIphone from '@mui/icons-material/PhoneIphone'
import PushPin from '@mui/icons-material/PushPin'
import TabletMac from '@mui/icons-material/TabletMac'
import { VARIANTS, type Variant } from '#module-contract'
import { useTexts } from '../texts.ts'
import { hasOwn } from './variants.ts'
import { walkButtons } from './walk-buttons.ts'

const icons: Record<Variant, typeof Mouse> = {
  desktop: DesktopWindows,
  tablet: TabletMac,
  phone: PhoneIphone,
  hover: Mouse,
  focus: CenterFocusStrong,
  sticky: PushPin,
}
export const variantLabels: Record<Variant, string> = {
  desktop: 'Desktop',
  tablet: 'Tablet',
  phone: 'Phone',
  hover: 'Hover',
  focus: 'Focus',
  sticky: 'Sticky',
}

/** Tabs for screens and states of one option. A dot marks values that differ. */
export function VariantTabs({
  value,
  variant,
  onVariant,
  label,
}: {
  value: unknown
  variant: Variant
  onVariant(variant: Variant): void
  label: string
}) {
  const texts = useTexts()
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a toolbar, not fields of a form
    <div
      className="variants"
      role="group"
      aria-label={texts('{label} per screen', { label })}
      onKeyDown={walkButtons}
    >
      {VARIANTS.map(one => {
        const Icon = icons[one]
        const differs = one !== 'desktop' && hasOwn(value, one)
        const name = texts(variantLabels[one])
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === variant}
            tabIndex={one === variant ? 0 : -1}
            aria-label={differs ? texts('{name}, differs', { name }) : name}
            title={name}
            data-differs={differs || undefined}
            onClick={() => onVariant(one)}
          >
            <Icon fontSize="inherit" />
          </button>
        )
      })}
    </div>
  )
}
