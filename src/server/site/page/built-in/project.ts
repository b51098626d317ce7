import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

const content = node('post-content', 'content')

const foot = node('section', 'foot', {
  space: 'small',
  content: [node('post-navigation', 'neighbours', { layout: 'images' })],
})

/** Layout of a project: title beside its image, content, and neighboring projects. */
export const projectModules: PageNode[] = [
  node('section', 'head', {
    space: 'small',
    content: [node('breadcrumbs', 'breadcrumbs'), node('post-title', 'title', { layout: 'split' })],
  }),
  content,
  foot,
]

/** Layout of a project whose content has its own title. */
export const titledProjectModules: PageNode[] = [content, foot]
