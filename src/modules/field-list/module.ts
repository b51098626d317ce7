import { defineModule } from '#module-kit'
import { FieldList } from './FieldList.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Field list',
  icon: 'rows',
  category: 'Content',
  description: 'What the page it stands on says in the fields of its content type.',
  ofPage: true,
  props: Props,
  component: FieldList,
  hydrate: 'never',
})
