import type { PageNode } from '#module-kit'
import { node } from '#pages/schema'

const content = node('post-content', 'content')

const foot = node('section', 'foot', {
  space: 'small',
  content: [node('post-navigation', 'neighbours', { layout: 'images' })],
})

/** The frame of a project: its title beside its image, and the projects before and after it. */
export const projectModules: PageNode[] = [
  node('section', 'head', {
    space: 'small',
    content: [node('breadcrumbs', 'breadcrumbs'), node('post-title', 'title', { layout: 'split' })],
  }),
  content,
  foot,
]

/** The frame of a project whose own content begins with a title. */
export const titledProjectModules: PageNode[] = [content, foot]
