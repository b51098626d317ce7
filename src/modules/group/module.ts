import { defineModule, SCREENS, type Screen, type Variants, valueOn } from '#module-contract'
import { Group } from './Group.tsx'
import { Props } from './props.ts'

const GAPS: Record<string, string> = {
  none: '0',
  small: 'var(--space-3)',
  normal: 'var(--space-5)',
  large: 'var(--space-7)',
}

/** Values per screen that differ from the next wider screen. */
function onScreens(toCss: (screen: Screen) => string | number): Variants<string | number> {
  const [desktop, tablet, phone] = SCREENS.map(toCss) as [string, string, string]
  return {
    desktop,
    ...(tablet !== desktop && { tablet }),
    ...(phone !== tablet && { phone }),
  }
}

export default defineModule({
  label: 'Group',
  icon: 'grid',
  category: 'Layout',
  description: 'Several modules as one box: below each other, side by side or as a grid.',
  props: Props,
  component: Group,
  hydrate: 'never',
  variables({ layout, columns, gap, justify, align }) {
    const layoutOn = (screen: Screen) => valueOn(layout, screen)
    // In a column, horizontal alignment is the cross axis.
    const isColumn = (screen: Screen) => layoutOn(screen) === 'column'
    const across = (screen: Screen) => {
      const wanted = valueOn(justify, screen)
      return wanted === 'start' || wanted === 'space-between' ? 'stretch' : wanted
    }
    return {
      '--group-display': onScreens(screen => (layoutOn(screen) === 'grid' ? 'grid' : 'flex')),
      '--group-direction': onScreens(screen => (layoutOn(screen) === 'row' ? 'row' : 'column')),
      '--group-wrap': onScreens(screen => (layoutOn(screen) === 'row' ? 'wrap' : 'nowrap')),
      '--columns': onScreens(screen => valueOn(columns, screen)),
      '--group-gap': onScreens(screen => GAPS[valueOn(gap, screen)] ?? '0'),
      '--group-justify': onScreens(screen =>
        isColumn(screen) ? 'start' : valueOn(justify, screen),
      ),
      '--group-align': onScreens(screen =>
        isColumn(screen) ? across(screen) : valueOn(align, screen),
      ),
    }
  },
})
