import { defineModule } from '#module-contract'
import { FieldList } from './FieldList.tsx'
import type { FieldListData } from './load.server.ts'
import { Props } from './props.ts'

export default defineModule({
  label: 'Field list',
  icon: 'rows',
  category: 'Content',
  description: 'What the page it stands on says in the fields of its content type.',
  ofPage: true,
  props: Props,
  emptyState: {
    when: (_, data?: FieldListData) => data !== undefined && data.rows.length === 0,
    option: 'layout',
    button: 'Edit settings',
    shape: 'lines',
  },
  component: FieldList,
  hydrate: 'never',
})
