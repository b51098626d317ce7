import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { shownAs } from './shown-as.ts'
import { Testimonial } from './Testimonial.island.tsx'

export default defineModule({
  label: 'Testimonial',
  icon: 'quote',
  category: 'Marketing',
  description: 'What customers say, with name and company: one quote, cards or a slider.',
  props: Props,
  component: Testimonial,
  patterns: ['carousel'],
  hydrate: props => (shownAs(props) === 'slider' ? 'visible' : 'never'),
  // Most pages have one quote without stars.
  needs: props => {
    const hasStars = [props, ...props.others].some(voice => voice.stars > 0)
    return shownAs(props) !== 'one' || hasStars ? { styles: ['testimonial-looks'] } : {}
  },
})
