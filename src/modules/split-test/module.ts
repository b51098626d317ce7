import { defineModule } from '#module-contract'
import { findGoalWarnings, goalWarningTexts } from './goal-warnings.ts'
import { nameSubjects } from './name-subjects.ts'
import { Props } from './props.ts'
import { SplitTest } from './SplitTest.tsx'

export default defineModule({
  label: 'Split test',
  icon: 'split',
  category: 'Marketing',
  description: 'Two to six versions of the same place, each shown to some of the visitors.',
  props: Props,
  component: SplitTest,
  stores: ['vt_split', 'vt_split_visit', 'vitrine:goals'],
  hydrate: 'never',
  warnings: { texts: Object.values(goalWarningTexts), find: findGoalWarnings },
  adapt: nameSubjects,
})
